import { centsFromDecimal, decimalFromCents } from '@shopwright/contracts/money';

/** Returns null where the cost of a line is not known. */
export function sumCost(lines: readonly { cost: string | null; quantity: number }[]): string | null {
  if (lines.some(({ cost }) => cost === null)) return null;
  const cents = lines.reduce((sum, { cost, quantity }) => sum + centsFromDecimal(cost ?? '0') * quantity, 0);
  return decimalFromCents(cents);
}
