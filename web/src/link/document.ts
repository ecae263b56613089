/** The game of the table whose link the document was sent for; empty when it was sent for something else. */
export function gameOfDocument(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="yomiai:game"]')?.content ?? '';
}
