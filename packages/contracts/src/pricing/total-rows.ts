import { type Goods, sumOf } from './goods';
import type { PricedCart, UsedDiscount } from './price-cart';
import type { TaxPart, TaxRate } from './tax';

/** Amounts are not negative: total = subtotal − discounts + shipping + tax that is not included. */
export type TotalRow =
  | { type: 'subtotal'; amount: number }
  | { type: 'discount'; id: string; name: string; code?: string; amount: number; shippingAmount: number }
  | { type: 'shipping'; id: string; name: string; amount: number }
  | { type: 'tax'; id: string; name: string; rate: number; taxable: number; isIncluded: boolean; amount: number }
  | { type: 'total'; amount: number };

interface TaxRows {
  rates: readonly TaxRate[];
  isIncluded: boolean;
}

export function listTotalRows(goods: readonly Goods[], priced: PricedCart, taxed: TaxRows): TotalRow[] {
  const { chosen, used, total } = priced;
  return [
    { type: 'subtotal', amount: sumOf(goods, ({ gross }) => gross) },
    ...used.map(toDiscountRow),
    ...(chosen ? [{ type: 'shipping' as const, id: chosen.id, name: chosen.name, amount: chosen.price }] : []),
    ...listTaxRows([...priced.lineTaxes.flat(), ...(chosen?.taxes ?? [])], taxed),
    { type: 'total', amount: total },
  ];
}

export const discountAmount = ({ shares, shippingAmount }: UsedDiscount): number =>
  shippingAmount + sumOf(shares, (share) => share);

function toDiscountRow(used: UsedDiscount): TotalRow {
  const { id, name, code } = used.discount;
  return { type: 'discount', id, name, code, amount: discountAmount(used), shippingAmount: used.shippingAmount };
}

function listTaxRows(parts: readonly TaxPart[], { rates, isIncluded }: TaxRows): TotalRow[] {
  const sums = new Map<string, { taxable: number; amount: number }>();
  for (const { rateId, taxable, amount } of parts) {
    const sum = sums.get(rateId) ?? { taxable: 0, amount: 0 };
    sums.set(rateId, { taxable: sum.taxable + taxable, amount: sum.amount + amount });
  }
  return rates.flatMap(({ id, name, rate }) => {
    const sum = sums.get(id);
    return sum ? [{ type: 'tax' as const, id, name, rate, isIncluded, ...sum }] : [];
  });
}
