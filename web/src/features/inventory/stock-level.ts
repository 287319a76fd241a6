import type { MessageKey } from '../../i18n/messages';
import type { Tone } from '../../ui/badge';

const fallbackThreshold = 10;

export const stockLevels = ['out', 'low', 'in'] as const;
export type StockLevel = (typeof stockLevels)[number];

export const levelLook: Record<StockLevel, { key: MessageKey; tone: Tone }> = {
  out: { key: 'product.out_of_stock', tone: 'danger' },
  low: { key: 'inventory.low', tone: 'accent' },
  in: { key: 'product.in_stock', tone: 'success' },
};

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

/** Parses a quantity: a whole number of 0 or more, and 0 for anything else. */
export function quantityFrom(text: string): number {
  const quantity = Number(text);
  return Number.isInteger(quantity) && quantity >= 0 ? quantity : 0;
}
