/** Berries of a bunch as [x, y, radius]: every second one in shade, each with its glint. */
export function berries(bunch: readonly [number, number, number][], body: string, deep: string, light: string): string {
  return bunch
    .map(([x, y, r], i) => {
      const glint = `<circle cx="${x - r * 0.32}" cy="${y - r * 0.34}" r="${r * 0.24}" fill="${light}"/>`;
      return `<circle cx="${x}" cy="${y}" r="${r}" fill="${i % 2 ? body : deep}"/><circle cx="${x}" cy="${y}" r="${r - 1.6}" fill="${body}"/>${glint}`;
    })
    .join('');
}
