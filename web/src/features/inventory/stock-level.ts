const fallbackThreshold = 10;

export type StockLevel = 'out' | 'low' | 'in';

export function stockLevel({
  stockQuantity,
  lowStockThreshold,
}: {
  stockQuantity: number;
  lowStockThreshold?: number;
}) {
  if (stockQuantity === 0) return 'out';
  return stockQuantity <= (lowStockThreshold ?? fallbackThreshold) ? 'low' : 'in';
}

/** What was typed as a quantity: a whole number of 0 or more, and 0 for anything else. */
export function quantityFrom(text: string): number {
  const quantity = Number(text);
  return Number.isInteger(quantity) && quantity >= 0 ? quantity : 0;
}
