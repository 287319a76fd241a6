export const marginMin = 10;
export const marginMax = 200;
const marginFallback = 30;

/** Parses a margin; 30 for anything that is no number. The field and the server check the bounds. */
export function marginFrom(text: string): number {
  const margin = Number.parseInt(text, 10);
  return Number.isNaN(margin) ? marginFallback : margin;
}

export const isInBounds = (margin: number): boolean => margin >= marginMin && margin <= marginMax;
