import { composeAddress } from '@shopwright/contracts/http/addresses';
import type { PaymentSource } from '@shopwright/contracts/payment-sources';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import type { CheckoutRequest } from '../checkout/checkout-rules';
import { orderNotes } from '../db/desk-tables';
import type { DraftRow } from '../db/draft-tables';
import type { OrderRow } from '../db/schema';
import type { OrderDeps } from '../deps';
import { lockDraft } from './draft-row';
import { listProductLines, toCustomLines, toGivenDiscount, toRateId, withAgreedShipping } from './draft-terms';

interface Ordering {
  source: PaymentSource;
  expectedTotalCents: number;
  /** Runs in the transaction that writes the order, after the draft was locked. */
  write?: (tx: Executor, order: OrderRow, draft: DraftRow) => Promise<void>;
}

/** Returns the checkout by which a draft becomes an order: the one that customers have, at the terms of staff. */
export function toCheckout(
  deps: Pick<OrderDeps, 'now'>,
  draft: DraftRow,
  { source, expectedTotalCents, write }: Ordering,
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
    choice: { address: address ?? undefined, shippingRateId: toRateId(draft) },
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
      },
    },
  };
}
