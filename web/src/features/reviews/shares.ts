/** Returns the shares of 5 to 1 stars, best first, from the counts of 1 to 5 stars. */
export function starShares(stars: readonly number[]): { stars: number; count: number; share: number }[] {
  const all = stars.reduce((sum, count) => sum + count, 0);
  return stars.map((count, index) => ({ stars: index + 1, count, share: all === 0 ? 0 : count / all })).reverse();
}

/** "Maya Okafor" signs as "Maya O.": known to friends, not to search engines. */
export function publicName(firstName: string, lastName: string): string {
  const initial = [...lastName.trim()][0];
  return initial ? `${firstName.trim()} ${initial.toUpperCase()}.` : firstName.trim();
}
