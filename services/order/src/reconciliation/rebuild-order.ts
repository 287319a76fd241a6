import type { Currency } from '@shopwright/contracts/currencies';
import { isCustomLine } from '@shopwright/contracts/custom-line';
import { toStoredEmail } from '@shopwright/contracts/email-address';
import { getCustomerAccount } from '@shopwright/contracts/http/internal-accounts';
import { getProduct } from '@shopwright/contracts/http/products';
import { centsFromDecimal, decimalFromCents } from '@shopwright/contracts/money';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { type OrderItemRow, orderItems, orders } from '../db/schema';
import { orderCharges } from '../db/selling-tables';
import type { OrderDeps } from '../deps';
import { quoteOrder } from '../orders/quote-order';
import { recordOrderEvent, store } from '../orders/record-event';
import type { NewCharge } from '../orders/total-rows';
import { readIntentCharges, readIntentLines, readIntentPaid } from '../payments/intent-snapshot';
import { readStoreCurrency, toReceivedDecimal } from '../payments/received-amount';
import { askStripe } from '../stripe-client';
import { formatStripeAddress } from './stripe-address';

const unknownCart = 'it was paid after the backup that was restored, and Stripe does not know what was bought';
const unknownProduct = 'it was paid after the backup that was restored, and a product of it does not exist any more';
const unknownAddress = 'it was paid after the backup that was restored, and Stripe does not know where to send it';

type Line = Pick<OrderItemRow, 'productId' | 'quantity' | 'price' | 'name' | 'isDropshipped' | 'image'> & {
  paid?: string;
};

/**
 * Makes an order again that was paid, and that a restored backup does not know: from the lines in the intent's
 * metadata, and the customer that Stripe knows, with the account if auth knows it. The order is pending then, and is
 * synced like any other. Where something is missing that staff must decide about, it is flagged for review. Of several
 * calls at the same time, one writes.
 */
export async function rebuildOrder(deps: OrderDeps, paymentIntentId: string): Promise<void> {
  const intent = await askStripe('retrieve intent', () =>
    deps.stripe.paymentIntents.retrieve(paymentIntentId, { expand: ['latest_charge'] }),
  );
  const currency = await readStoreCurrency(deps);
  const received = toReceivedDecimal({ currency }, intent);
  const snapshot = readIntentLines(intent.metadata);
  const paid = readIntentPaid(intent.metadata);
  const known = snapshot?.map((line, index) => ({ ...line, paid: paid?.[index] }));
  const lines: Line[] = known ? await withImages(deps, known) : [unknownLine(received)];
  const customer = readCustomer(intent);
  const reviewReason = !snapshot
    ? unknownCart
    : lines.some(({ image, productId }) => image === '' && !isCustomLine({ productId }))
      ? unknownProduct
      : customer.customerAddress === ''
        ? unknownAddress
        : null;
  const userId = await findAccountId(deps, intent);
  const charges = readIntentCharges(intent.metadata) ?? [];
  const rebuilt = { intent, currency, received, lines, charges, customer, userId, reviewReason };
  const orderId = await deps.database.transaction(async (tx) => {
    const written = await writeOrder(tx, rebuilt);
    if (written === undefined) return undefined;
    await recordOrderEvent(tx, {
      orderId: written,
      kind: reviewReason === null ? 'rebuilt' : 'flagged_for_review',
      author: store,
      at: deps.now(),
      details: { amount: received, ...(reviewReason && { reason: reviewReason }) },
    });
    return written;
  });
  if (orderId === undefined) return;
  deps.logger.warn({ orderId, paymentIntentId, reviewReason }, 'order recreated that the backup does not have');
}

interface Rebuilt {
  intent: Stripe.PaymentIntent;
  currency: Currency;
  /** The amount that Stripe received, as a decimal. */
  received: string;
  lines: Line[];
  charges: NewCharge[];
  customer: Customer;
  userId: number | null;
  reviewReason: string | null;
}

/** Returns undefined where another call wrote the order. */
async function writeOrder(
  tx: Executor,
  { intent, currency, received, lines, charges, customer, userId, reviewReason }: Rebuilt,
): Promise<number | undefined> {
  const { orderId, orderReference = '', draftId } = intent.metadata;
  const number = await findFreeNumber(tx, Number(orderId));
  const values = {
    reference: orderReference,
    paymentIntentId: intent.id,
    draftId: await findOpenDraft(tx, Number(draftId)),
    currency,
    ...customer,
    userId,
    reviewReason,
    // The discount of a reward alone shows as a payment that does not match, because the restored store does not know it.
    ...toSums(quoteOrder(lines, currency).totalCents, charges),
    amountPaid: received,
    expiresAt: new Date(intent.created * 1000),
    createdAt: new Date(intent.created * 1000),
  };
  const insert = number === undefined ? tx.insert(orders).values(values) : insertWithNumber(tx, number, values);
  const [order] = await insert.onConflictDoNothing().returning({ id: orders.id });
  if (!order) return undefined;
  await tx.insert(orderItems).values(lines.map((line) => ({ ...line, orderId: order.id })));
  if (charges.length > 0) {
    await tx
      .insert(orderCharges)
      .values(charges.map((charge, position) => ({ ...charge, position, orderId: order.id })));
  }
  return order.id;
}

/** Returns the draft that the order was made of, where the backup has it and it is no order yet. */
async function findOpenDraft(tx: Executor, draftId: number): Promise<number | undefined> {
  if (!Number.isInteger(draftId) || draftId < 1) return undefined;
  const [row] = await tx.execute<{ id: number }>(sql`
    select id from draft_orders where id = ${draftId} and order_id is null
      and not exists (select from orders where draft_id = ${draftId} and status <> 'cancelled')`);
  return row?.id;
}

function toSums(linesCents: number, charges: readonly NewCharge[]) {
  const sum = (isCounted: (charge: NewCharge) => boolean) =>
    charges.filter(isCounted).reduce((all, { amount }) => all + centsFromDecimal(amount), 0);
  const discountCents = sum(({ type }) => type === 'discount');
  const addedCents = sum(({ type, isIncluded }) => type === 'shipping' || (type === 'tax' && !isIncluded));
  return {
    total: decimalFromCents(linesCents - discountCents + addedCents),
    discount: decimalFromCents(discountCents),
  };
}

/** The account may be newer than the backup, or erased: the order is then that of a guest. */
async function findAccountId({ auth }: OrderDeps, { metadata }: Stripe.PaymentIntent): Promise<number | null> {
  if (!/^\d{1,9}$/.test(metadata.userId ?? '')) return null;
  const userId = Number(metadata.userId);
  const { account } = await auth.call(getCustomerAccount, { body: { userId, email: '' } });
  return account?.id ?? null;
}

const insertWithNumber = (tx: Executor, id: number, values: Omit<typeof orders.$inferInsert, 'id'>) =>
  tx
    .insert(orders)
    .overridingSystemValue()
    .values({ ...values, id } as typeof orders.$inferInsert);

/** Returns the number that the customer knows, unless another order has it or is going to get it. */
async function findFreeNumber(tx: Executor, number: number): Promise<number | undefined> {
  if (!Number.isInteger(number) || number < 1) return undefined;
  const [row] = await tx.execute<{ is_free: boolean }>(sql`
    select ${number} <= last_value - (not is_called)::int and not exists (select from orders where id = ${number}) as is_free
    from orders_id_seq`);
  return row?.is_free ? number : undefined;
}

interface Customer {
  customerName: string;
  customerEmail: string;
  customerAddress: string;
}

function readCustomer({
  shipping,
  receipt_email: receiptEmail,
  latest_charge: charge,
}: Stripe.PaymentIntent): Customer {
  const billing = typeof charge === 'object' ? charge?.billing_details : undefined;
  return {
    customerName: shipping?.name ?? billing?.name ?? '',
    customerEmail: toStoredEmail(receiptEmail ?? billing?.email ?? ''),
    customerAddress: formatStripeAddress(shipping?.address),
  };
}

/** Adds each product's image; it stays empty where the catalog does not know the product. */
async function withImages(deps: OrderDeps, lines: Omit<Line, 'image'>[]): Promise<Line[]> {
  return Promise.all(
    lines.map(async (line) => {
      if (isCustomLine(line)) return { ...line, image: '' };
      const product = await deps.catalog
        .call(getProduct, { params: { id: String(line.productId) }, query: {} })
        .catch((error) => {
          if (error instanceof AppError && error.code === 'not_found') return undefined;
          throw error;
        });
      return { ...line, image: product?.image ?? '' };
    }),
  );
}

const unknownLine = (price: string): Line => ({
  productId: 0,
  quantity: 1,
  name: 'Unknown products',
  image: '',
  isDropshipped: false,
  price,
});
