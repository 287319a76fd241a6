import { composeAddress } from '@shopwright/contracts/http/addresses';
import type { PaymentSource } from '@shopwright/contracts/payment-sources';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import type { CheckoutRequest } from '../checkout/checkout-rules';
import { orderNotes } from '../db/desk-tables';
import type { DraftRow } from '../db/draft-tables';
import type { OrderRow } from '../db/schema';
import type { OrderDeps } from '../deps';
import { findFirstOrder } from '../orders/list-additions';
import { lockOrder } from '../orders/order-row';
import { copyAddress } from './copy-address';
import { lockDraft } from './draft-row';
import { listProductLines, toCustomLines, toGivenDiscount, toRateId, withAgreedShipping } from './draft-terms';
import type { Billing } from './read-billing';

interface Ordering {
  source: PaymentSource;
  expectedTotalCents: number;
  billing?: Billing;
  /** Runs in the transaction that writes the order, after the draft was locked. */
  write?: (tx: Executor, order: OrderRow, draft: DraftRow) => Promise<void>;
}

type Draft = Pick<
  DraftRow,
  | 'id'
  | 'key'
  | 'version'
  | 'userId'
  | 'customerName'
  | 'customerEmail'
  | 'address'
  | 'language'
  | 'lines'
  | 'shipping'
  | 'discount'
>;

/** Returns the checkout by which a draft becomes an order: the one that customers have, at the terms of staff. */
export function toCheckout(
  deps: Pick<OrderDeps, 'now'>,
  draft: Draft,
  { source, expectedTotalCents, billing, write }: Ordering,
): CheckoutRequest {
  const { id, key, version, userId, customerName, customerEmail, address, language, lines } = draft;
  const products = listProductLines(lines);
  return {
    lines: products.map(({ productId, quantity }) => ({ productId, quantity })),
    expectedTotalCents,
    language,
    customer: {
      customerName: customerName || (address?.name ?? ''),
      customerEmail,
      customerAddress: address ? composeAddress(address) : '',
    },
    actor: { role: userId === null ? 'anonymous' : 'shopper', userId: userId ?? undefined },
    choice: { ...billing, address: address ?? undefined, shippingRateId: toRateId(draft) },
    draft: {
      id,
      key: `${key}:${version}:${source}`,
      source,
      prices: new Map(products.map(({ productId, price }) => [productId, price])),
      customLines: toCustomLines(lines),
      discount: toGivenDiscount(draft.discount),
      withShipping: (selling) => withAgreedShipping(selling, draft),
      async write(tx, order) {
        const locked = await lockDraft(tx, id);
        // Without the draft: customers get this too, and its note is for staff.
        if (locked.orderId !== null || locked.version !== version) {
          throw new AppError('conflict', 'This order was changed meanwhile');
        }
        if (locked.currency !== order.currency) {
          throw new AppError('conflict', "The store's currency has changed. Save the draft again");
        }
        if (locked.note !== '') {
          await tx.insert(orderNotes).values({
            orderId: order.id,
            body: locked.note,
            authorId: locked.createdBy,
            createdAt: deps.now(),
          });
        }
        await write?.(tx, order, locked);
        // Only then is it known what an edit adds to, and where that ships to.
        await followFirstOrder(tx, order, locked);
      },
    },
  };
}

/**
 * What was added to an order is paid while that one stands: its lock keeps a cancellation, and another address, out until this order is
 * written. It ships to where the first order ships now, which may have changed since it was added.
 */
async function followFirstOrder(tx: Executor, order: OrderRow, draft: DraftRow): Promise<void> {
  const first = await findFirstOrder(tx, draft.id);
  if (!first) return;
  const locked = await lockOrder(tx, first.id);
  if (locked.status === 'cancelled')
    throw new AppError('conflict', `Order #${first.id}, which this was added to, is cancelled`);
  await copyAddress(tx, locked, [order.id]);
}
