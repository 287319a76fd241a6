import { centsPerUnit } from '@shopwright/contracts/currencies';
import type { EditTotals } from '@shopwright/contracts/http/order-edits';
import { centsFromDecimal, decimalFromCents } from '@shopwright/contracts/money';
import { refundUnits } from '@shopwright/contracts/pricing/refund';
import { roundShare } from '@shopwright/contracts/pricing/rounding';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { eq } from 'drizzle-orm';
import type { OrderRow } from '../db/schema';
import { orderCharges, orderQuotes } from '../db/selling-tables';
import type { OrderLine } from '../orders/order-lines';
import { getShareCents } from '../orders/outstanding';
import type { PreparedAddition } from './prepare-addition';

/** What an order was sold for, beside its lines. */
interface Sale {
  order: Pick<OrderRow, 'total' | 'currency'>;
  quote?: Pick<typeof orderQuotes.$inferSelect, 'input' | 'lines' | 'address'>;
  charges: readonly Pick<typeof orderCharges.$inferSelect, 'type' | 'amount' | 'isIncluded'>[];
}

export async function readSale(rows: Executor, order: OrderRow): Promise<Sale> {
  const [[quote], charges] = await Promise.all([
    rows.select().from(orderQuotes).where(eq(orderQuotes.orderId, order.id)),
    rows.select().from(orderCharges).where(eq(orderCharges.orderId, order.id)),
  ]);
  return { order, quote, charges };
}

type Line = Pick<OrderLine, 'id' | 'productId' | 'price' | 'paid' | 'quantity' | 'refundedQuantity'>;

/**
 * Returns what the units cost that are not refunded, and the shipping, such that items − discount + shipping + added tax = total.
 * Refunds by amount are left out: they take nothing off the order.
 */
export function sumOrder({ order, quote, charges }: Sale, lines: readonly Line[]): EditTotals {
  const isTaxIncluded = charges.some(({ isIncluded }) => isIncluded);
  const added = (cents: number) => (isTaxIncluded ? 0 : cents);
  const totalCents = centsFromDecimal(order.total);
  const sold = lines.map((line) => toSold(line, lines, { order, taxCents: getTaxCents(quote, line) }));
  const sum = (of: (line: (typeof sold)[number]) => number) => sold.reduce((all, line) => all + of(line), 0);
  const isCharged = lines.some(({ paid }) => paid !== null);
  const chargedTaxCents = charges.reduce(
    (all, { type, amount }) => all + (type === 'tax' ? centsFromDecimal(amount) : 0),
    0,
  );
  const shippingTaxCents = chargedTaxCents - sum((line) => line.soldTaxCents);
  const shippingCents = isCharged ? totalCents - sum((line) => line.soldCents) : 0;
  const taxCents = sum((line) => line.taxCents);
  const items = sum((line) => line.itemsCents);
  const kept = sum((line) => line.keptCents);
  return {
    items: decimalFromCents(items),
    discount: decimalFromCents(Math.max(0, items + added(taxCents) - kept)),
    shipping: decimalFromCents(shippingCents - added(shippingTaxCents)),
    tax: decimalFromCents(taxCents + shippingTaxCents),
    isTaxIncluded,
    total: decimalFromCents(kept + shippingCents),
  };
}

function toSold(
  line: Line,
  lines: readonly Line[],
  { order: { total, currency }, taxCents }: { order: Sale['order']; taxCents: number },
) {
  const { id, price, paid, quantity, refundedQuantity } = line;
  const step = centsPerUnit(currency);
  const whole = lines.map((other) => ({ ...other, refundedQuantity: 0 }));
  const share = (units: number) =>
    units === 0
      ? 0
      : getShareCents([{ orderItemId: id, quantity: units }], whole, { paidCents: centsFromDecimal(total), currency });
  const soldCents = paid === null ? share(quantity) : centsFromDecimal(paid);
  const backCents =
    paid === null
      ? share(refundedQuantity)
      : refundUnits({ paid: soldCents, quantity, refundedQuantity: 0 }, refundedQuantity, step);
  return {
    soldCents,
    soldTaxCents: taxCents,
    itemsCents: centsFromDecimal(price) * (quantity - refundedQuantity),
    keptCents: soldCents - backCents,
    taxCents: backCents === 0 ? taxCents : taxCents - roundShare(taxCents, backCents, soldCents, step),
  };
}

function getTaxCents(quote: Sale['quote'], { productId }: Line): number {
  const index = quote?.input.lines.findIndex((line) => line.productId === productId) ?? -1;
  return quote?.lines[index]?.taxes.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
}

/** What is added costs as a quote says, in the same parts. */
export function sumAddition({ price: { quote } }: Pick<PreparedAddition, 'price'>): EditTotals {
  const sum = (type: 'shipping' | 'tax' | 'discount') =>
    quote.totals.reduce((all, row) => all + (row.type === type ? row.amount : 0), 0);
  return {
    items: decimalFromCents(quote.subtotal),
    discount: decimalFromCents(sum('discount')),
    shipping: decimalFromCents(sum('shipping')),
    tax: decimalFromCents(sum('tax')),
    isTaxIncluded: quote.totals.some((row) => row.type === 'tax' && row.isIncluded),
    total: decimalFromCents(quote.total),
  };
}
