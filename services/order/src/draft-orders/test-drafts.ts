import type { BodyOf, CallInput } from '@shopwright/contracts/endpoint';
import * as drafts from '@shopwright/contracts/http/draft-orders';
import { markInvoicePaid } from '@shopwright/contracts/http/order-actions';
import * as links from '@shopwright/contracts/http/payment-links';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { getOrderRow, visitor } from '@shopwright/tests/test-customer';
import { clerk } from '@shopwright/tests/test-desk';
import type { TestStore } from '@shopwright/tests/test-store';
import { sql } from 'drizzle-orm';
import { compare } from '../reconciliation/compare';

interface Link {
  id: number;
  token: string;
}

/** The link in the address that staff see. */
export function toLink(draft: { paymentLink: { url: string | null } | null }): Link {
  const params = new URL(draft.paymentLink?.url ?? 'https://none.example').searchParams;
  return { id: Number(params.get('order')), token: params.get('token') ?? '' };
}

/** A customer with a link, in a browser of their own. */
export const linkedCustomer = (shop: TestStore, link: Link, actor: Actor = visitor()) => {
  const call = shop.orderClient.call;
  return {
    read: () => call(links.readPaymentLink, { body: link }, actor),
    open: async (more: object = {}) => {
      const { version, total: amount } = await call(links.readPaymentLink, { body: link }, actor);
      return call(links.openPaymentLink, { body: { ...link, version, amount, ...more } }, actor);
    },
    record: () => call(links.recordLinkPayment, { body: link }, actor),
  };
};

type Form = CallInput<typeof drafts.createDraftOrder>['body'];
type Marking = Partial<BodyOf<typeof drafts.markDraftPaid>>;

export const productLine = (productId: number, quantity = 1, price?: string) => ({
  type: 'product' as const,
  productId,
  quantity,
  ...(price !== undefined && { price }),
});

export const customLine = (price: string, quantity = 1, more: object = {}) => ({
  type: 'custom' as const,
  name: 'Engraving',
  quantity,
  price,
  ...more,
});

/** The calls of staff on drafts, through the endpoints. */
export const draftsOf = (shop: TestStore, actor = clerk) => {
  const call = shop.orderClient.call;
  const params = (id: number) => ({ id: String(id) });
  return {
    create: (lines: Form['lines'], more: Partial<Form> = {}) =>
      call(
        drafts.createDraftOrder,
        { body: { customerName: 'Grace Hopper', customerEmail: 'grace@example.com', lines, ...more } },
        actor,
      ),
    get: (id: number) => call(drafts.getDraftOrder, { params: params(id) }, actor),
    list: (query: Record<string, string> = {}) => call(drafts.listDraftOrders, { query }, actor),
    quote: (lines: Form['lines'], more: Partial<Form> = {}) =>
      call(drafts.quoteDraftOrder, { body: { lines, ...more } }, actor),
    update: (id: number, version: number, lines: Form['lines'], more: Partial<Form> = {}) =>
      call(drafts.updateDraftOrder, { params: params(id), body: { version, lines, ...more } }, actor),
    remove: (id: number) => call(drafts.deleteDraftOrder, { params: params(id) }, actor),
    markPaid: (id: number, { method = 'cash', reference = 'Receipt 7', ...more }: Marking = {}) =>
      call(drafts.markDraftPaid, { params: params(id), body: { method, reference, ...more } }, actor),
    sendLink: (id: number, body: object = {}) => call(drafts.createPaymentLink, { params: params(id), body }, actor),
    revoke: (id: number) => call(drafts.revokePaymentLink, { params: params(id) }, actor),
    /** Every order that was ever made of a draft, the first one first. */
    ordersOf: (id: number) =>
      shop.order.database.db.execute<{ id: number; status: string; total: string; source: string }>(
        sql`select id, status, total, payment_source as source from orders where draft_id = ${id} order by id`,
      ),
  };
};

/** Compares the books as they will be when all of it has settled. */
export async function listDifferences(shop: TestStore, orderId: number) {
  const { db } = shop.order.database;
  await db.execute(
    sql`update orders set updated_at = now() - interval '2 minutes', created_at = least(created_at, now() - interval '2 minutes') where id = ${orderId}`,
  );
  await compare(shop.order, { force: true });
  return db.execute(
    sql`select cause, details from reconciliation_rows where order_id = ${orderId} and resolved_at is null`,
  );
}

/** Marks the invoice of an order as paid by transfer. */
export const markOrderPaid = (shop: TestStore, id: number) =>
  shop.orderClient.call(
    markInvoicePaid,
    { params: { id: String(id) }, body: { method: 'transfer', reference: 'Statement 12' } },
    clerk,
  );

/** What opens an order for its customer. */
export const proofOf = async (shop: TestStore, id: number) => ({
  token: shop.order.trackingTokens.tokenFor(await getOrderRow(shop, id)),
});
