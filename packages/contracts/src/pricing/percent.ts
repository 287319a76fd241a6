/** Rates are integers in code, 8_875 for 8.875%, and "8.875" on the wire. */
const percentPattern = /^(\d{1,3})(?:\.(\d{1,3}))?$/;

export function isPercent(text: string): boolean {
  const match = percentPattern.exec(text);
  return match !== null && rateOf(match) <= 100_000;
}

export function rateFromPercent(text: string): number {
  const match = percentPattern.exec(text);
  if (!match) throw new RangeError(`not a percentage: ${JSON.stringify(text)}`);
  return rateOf(match);
}

const rateOf = (match: RegExpExecArray): number => Number(match[1]) * 1000 + Number((match[2] ?? '').padEnd(3, '0'));

/** Turns 19_000 into "19" and 8_875 into "8.875". */
export const percentFromRate = (rate: number): string => String(rate / 1000);
