/** Returns true for a whole number of 0 or more; an empty text is none. */
export const isQuantity = (text: string): boolean => /^\d{1,9}$/.test(text.trim());

/** Parses a quantity: a whole number of 0 or more, and 0 for anything else. */
export function quantityFrom(text: string): number {
  const quantity = Number(text);
  return Number.isInteger(quantity) && quantity >= 0 ? quantity : 0;
}
