import type { TotalRow } from '@shopwright/contracts/http/quotes';
import { centsFromDecimal, decimalFromCents } from '@shopwright/contracts/money';
import { percentFromRate } from '@shopwright/contracts/pricing/percent';
import type { Quote } from '@shopwright/contracts/pricing/quote';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { asc, inArray } from 'drizzle-orm';
import type { OrderItemRow, OrderRow } from '../db/schema';
import { type ChargeRow, orderCharges } from '../db/selling-tables';
import { isRewardId } from './quote-order';

export type NewCharge = Omit<ChargeRow, 'orderId' | 'position'>;

const none = { code: null, isReward: false, shippingAmount: null, rate: null, taxable: null, isIncluded: null };

/** The rows that an order stores: all but subtotal and total, which its lines and itself have. */
export function toCharges({ totals }: Pick<Quote, 'totals'>): NewCharge[] {
  return totals.flatMap((row): NewCharge[] => {
    if (row.type === 'subtotal' || row.type === 'total') return [];
    const charge = { ...none, type: row.type, subjectId: row.id, name: row.name, amount: decimalFromCents(row.amount) };
    if (row.type === 'discount') {
      const isReward = isRewardId(row.id);
      return [{ ...charge, isReward, code: row.code ?? null, shippingAmount: decimalFromCents(row.shippingAmount) }];
    }
    if (row.type === 'shipping') return [charge];
    const { rate, taxable, isIncluded } = row;
    return [{ ...charge, rate, taxable: decimalFromCents(taxable), isIncluded }];
  });
}

/** Returns the rows as customers and staff read them, from the subtotal to the total. */
export function toTotalRows(charges: readonly NewCharge[], subtotal: string, total: string): TotalRow[] {
  return [
    { type: 'subtotal', label: 'Subtotal', amount: subtotal },
    ...charges.map(toTotalRow),
    { type: 'total', label: 'Total', amount: total },
  ];
}

function toTotalRow({
  type,
  name,
  amount,
  code,
  isReward,
  shippingAmount,
  rate,
  taxable,
  isIncluded,
}: NewCharge): TotalRow {
  return {
    type,
    label: name,
    amount,
    ...(code !== null && { code }),
    ...(isReward && { isReward }),
    ...(shippingAmount !== null && shippingAmount !== '0.00' && { shippingAmount }),
    ...(rate !== null && { rate: percentFromRate(rate) }),
    ...(taxable !== null && { taxable }),
    ...(isIncluded !== null && { isIncluded }),
  };
}

type Totals = Pick<OrderRow, 'total' | 'discount'>;

/** Reads the rows of orders. Those of a store that has set up nothing have none. */
export async function listTotals(
  rows: Executor,
  orderIds: readonly number[],
): Promise<(order: Pick<OrderRow, 'id' | 'total' | 'discount'>) => Charged> {
  if (orderIds.length === 0) return () => ({});
  const charges = await rows
    .select()
    .from(orderCharges)
    .where(inArray(orderCharges.orderId, [...orderIds]))
    .orderBy(asc(orderCharges.orderId), asc(orderCharges.position));
  return (order) => {
    const own = charges.filter(({ orderId }) => orderId === order.id);
    return own.length > 0 ? { totals: toTotalRows(own, toSubtotal(order, own), order.total) } : {};
  };
}

/** What the order costs, row by row, where it has charges: then its lines say what each of them costs. */
export interface Charged {
  totals?: TotalRow[];
}

/** Names the orders that have charges. */
export const idsOfCharged = (items: readonly Pick<OrderItemRow, 'orderId' | 'paid'>[]): number[] => [
  ...new Set(items.flatMap(({ orderId, paid }) => (paid === null ? [] : orderId))),
];

export async function readTotals(
  rows: Executor,
  order: Pick<OrderRow, 'id' | 'total' | 'discount'>,
  items: readonly Pick<OrderItemRow, 'paid'>[],
): Promise<Charged> {
  return items.some(({ paid }) => paid !== null) ? getTotals(rows, order) : {};
}

/** Reads the rows of one order. */
export async function getTotals(rows: Executor, order: Pick<OrderRow, 'id' | 'total' | 'discount'>): Promise<Charged> {
  return (await listTotals(rows, [order.id]))(order);
}

/** What the lines cost: what is paid without what was added, and with what was taken off. */
function toSubtotal({ total, discount }: Totals, charges: readonly NewCharge[]): string {
  const addedCents = charges
    .filter(({ type, isIncluded }) => type === 'shipping' || (type === 'tax' && !isIncluded))
    .reduce((sum, { amount }) => sum + centsFromDecimal(amount), 0);
  return decimalFromCents(centsFromDecimal(total) + centsFromDecimal(discount) - addedCents);
}
