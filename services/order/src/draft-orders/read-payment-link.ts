import { composeAddress } from '@shopwright/contracts/http/addresses';
import type { PaymentPage } from '@shopwright/contracts/http/payment-links';
import { centsFromDecimal, decimalFromCents } from '@shopwright/contracts/money';
import { AppError } from '@shopwright/service-kit/errors';
import { eq } from 'drizzle-orm';
import { type DraftRow, draftOrders } from '../db/draft-tables';
import type { OrderRow } from '../db/schema';
import type { OrderDeps } from '../deps';
import { findFirstOrder, isAdditionOver } from '../orders/list-additions';
import { getOrderRow, inOrderLanguage, listOrderItems } from '../orders/order-row';
import { readTotals } from '../orders/total-rows';
import { toPriceQuote } from '../selling/to-price-quote';
import { findLiveOrder } from './close-open-order';
import { toForm } from './draft-terms';
import { priceDraft } from './price-draft';
import { readBilling } from './read-billing';

export interface PaymentLink {
  id: number;
  token: string;
}

type LinkDeps = Pick<OrderDeps, 'database' | 'paymentLinks' | 'now'>;

/** Returns the draft of a link that may be paid. Throws what `verifyLink` does where the order that it was added to is over. */
export async function getLinkedDraft(deps: LinkDeps, link: PaymentLink): Promise<DraftRow> {
  const draft = await verifyLink(deps, link);
  if (await isAdditionOver(deps.database.db, draft.id)) throw linkExpired();
  return draft;
}

const linkExpired = () =>
  new AppError('link_expired', 'This link is no longer valid. Contact the store to get a new one.');

/** Returns the draft of a link. Throws the same `link_expired` for one that is wrong, over or revoked, so that it reveals none. */
export async function verifyLink(
  { database, paymentLinks, now }: LinkDeps,
  { id, token }: PaymentLink,
): Promise<DraftRow> {
  const [draft] = await database.db.select().from(draftOrders).where(eq(draftOrders.id, id));
  const isOver = !draft?.linkExpiresAt || draft.linkExpiresAt <= now();
  if (!draft || isOver || !paymentLinks.isTokenFor(draft, token)) throw linkExpired();
  return draft;
}

/** True where the money is there, or on its way, or staff have it. */
export const isPlaced = (order: OrderRow): boolean =>
  order.status !== 'pending' || order.placedAt !== null || order.reviewReason !== null;

/**
 * Returns what the customer pays now: the lines as they were agreed, with the shipping and the tax of this moment. Of one that is placed
 * it returns the order itself, whose products may be sold no longer.
 */
export async function readPaymentLink(deps: OrderDeps, link: PaymentLink): Promise<PaymentPage> {
  const draft = await getLinkedDraft(deps, link);
  const { db } = deps.database;
  const live = draft.orderId === null ? await findLiveOrder(db, draft.id) : await getOrderRow(db, draft.orderId);
  const placed = live && isPlaced(live) ? live : undefined;
  const first = await findFirstOrder(db, draft.id);
  return {
    state: draft.orderId !== null ? 'ordered' : placed ? 'processing' : 'open',
    version: draft.version,
    language: draft.language,
    customerName: draft.customerName || (draft.address?.name ?? ''),
    customerEmail: draft.customerEmail,
    customerAddress: first?.customerAddress || (draft.address ? composeAddress(draft.address, draft.language) : ''),
    ...(placed ? await readPlaced(deps, placed) : await quote(deps, draft)),
    expiresAt: (draft.linkExpiresAt ?? deps.now()).toISOString(),
    orderId: placed?.id ?? null,
  };
}

type Cost = Pick<PaymentPage, 'lines' | 'totals' | 'total' | 'currency'>;

async function quote(deps: OrderDeps, draft: DraftRow): Promise<Cost> {
  const { price, sale } = await priceDraft(deps, toForm(draft), await readBilling(deps.database.db, draft.id));
  const { lines, totals, total, currency } = toPriceQuote(price, sale);
  return {
    lines: lines.map(({ productId, name, quantity, unitPrice, total: sum }) => ({
      name,
      quantity,
      unitPrice,
      total: sum,
      isProduct: productId > 0,
    })),
    totals,
    total,
    currency,
  };
}

async function readPlaced({ database: { db } }: OrderDeps, order: OrderRow): Promise<Cost> {
  const items = await listOrderItems(db, order.id);
  const { totals = [] } = await readTotals(db, order, items);
  return {
    lines: inOrderLanguage(items).map(({ name, quantity, price, productId }) => ({
      name,
      quantity,
      unitPrice: price,
      total: decimalFromCents(centsFromDecimal(price) * quantity),
      isProduct: productId > 0,
    })),
    totals,
    total: order.total,
    currency: order.currency,
  };
}
