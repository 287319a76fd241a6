import { composeAddress } from '@shopwright/contracts/http/addresses';
import type { PaymentPage } from '@shopwright/contracts/http/payment-links';
import { AppError } from '@shopwright/service-kit/errors';
import { eq } from 'drizzle-orm';
import { type DraftRow, draftOrders } from '../db/draft-tables';
import type { OrderRow } from '../db/schema';
import type { OrderDeps } from '../deps';
import { toPriceQuote } from '../selling/to-price-quote';
import { findLiveOrder } from './close-open-order';
import { toForm } from './draft-terms';
import { priceDraft } from './price-draft';

export interface PaymentLink {
  id: number;
  token: string;
}

/** Returns the draft of a link. Throws the same `link_expired` for one that is wrong, over or revoked, so that it reveals none. */
export async function getLinkedDraft(
  { database, paymentLinks, now }: Pick<OrderDeps, 'database' | 'paymentLinks' | 'now'>,
  { id, token }: PaymentLink,
): Promise<DraftRow> {
  const [draft] = await database.db.select().from(draftOrders).where(eq(draftOrders.id, id));
  const isOver = !draft?.linkExpiresAt || draft.linkExpiresAt <= now();
  if (!draft || isOver || !paymentLinks.isTokenFor(draft, token)) {
    throw new AppError('link_expired', 'This payment link has ended. Ask the store for a new one.');
  }
  return draft;
}

/** True where the money is there, or on its way, or staff have it. */
export const isPlaced = (order: OrderRow): boolean =>
  order.status !== 'pending' || order.placedAt !== null || order.reviewReason !== null;

/** Returns what the customer pays now: the lines as they were agreed, with the shipping and the tax of this moment. */
export async function readPaymentLink(deps: OrderDeps, link: PaymentLink): Promise<PaymentPage> {
  const draft = await getLinkedDraft(deps, link);
  const [{ lines, price, sale }, live] = await Promise.all([
    priceDraft(deps, toForm(draft)),
    findLiveOrder(deps.database.db, draft.id),
  ]);
  const quote = toPriceQuote(price, sale);
  const isOrdered = draft.orderId !== null;
  return {
    state: isOrdered ? 'ordered' : live && isPlaced(live) ? 'processing' : 'open',
    version: draft.version,
    language: draft.language,
    customerName: draft.customerName || (draft.address?.name ?? ''),
    customerEmail: draft.customerEmail,
    customerAddress: draft.address ? composeAddress(draft.address, draft.language) : '',
    lines: quote.lines.map(({ productId, name, quantity, unitPrice, total }) => ({
      name,
      quantity,
      unitPrice,
      total,
      isProduct: productId > 0,
    })),
    totals: quote.totals,
    total: quote.total,
    currency: quote.currency,
    expiresAt: (draft.linkExpiresAt ?? deps.now()).toISOString(),
    orderId: draft.orderId ?? (lines.length > 0 && live && isPlaced(live) ? live.id : null),
  };
}
