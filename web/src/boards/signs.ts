/** What a board shows without words, with its meaning, for its legend. */
export interface Sign {
  /** As the board draws it. */
  picture: string;
  words: string;
}
