import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@shopwright/contracts/endpoint';
import * as customers from '@shopwright/contracts/http/customer-orders';
import * as actions from '@shopwright/contracts/http/order-actions';
import * as desk from '@shopwright/contracts/http/order-desk';
import type { OrderStatus } from '@shopwright/contracts/http/orders';
import * as returns from '@shopwright/contracts/http/return-desk';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { orderLinksHeader, writeOrderLinks } from '@shopwright/service-kit/http/order-links';
import { sql } from 'drizzle-orm';
import { outbox } from '../services/order/src/db/schema';
import { Customer, type Opening, pay } from './test-customer';
import type { TestStore } from './test-store';

export const clerk: Actor = { role: 'staff', userId: 900 };

type BulkShipped = BodyOf<typeof actions.bulkShip>['orders'][number];

/** The actions of staff on orders, through the endpoints. */
export const deskOf = (shop: TestStore, actor = clerk) => {
  const call = shop.orderClient.call;
  const params = (id: number) => ({ id: String(id) });
  return {
    get: (id: number) => call(desk.getDeskOrder, { params: params(id) }, actor),
    list: (query: Record<string, string> = {}) => call(desk.listOrders, { query }, actor),
    counts: () => call(desk.countOrders, {}, actor),
    move: (id: number, to: OrderStatus) => call(actions.moveOrder, { params: params(id), body: { to } }, actor),
    undo: (id: number) => call(actions.undoMove, { params: params(id) }, actor),
    bulk: (ids: number[], to: 'processing' | 'shipped' | 'delivered') =>
      call(actions.bulkMove, { body: { ids, to } }, actor),
    bulkUndo: (ids: number[], from: 'processing' | 'shipped' | 'delivered', shippedBy?: string) =>
      call(actions.bulkUndo, { body: { ids, from, shippedBy } }, actor),
    bulkShip: (shipped: BulkShipped[], requestId: string = randomUUID()) =>
      call(actions.bulkShip, { body: { orders: shipped, requestId } }, actor),
    putTracking: (id: number, shipmentId: number, body: BodyOf<typeof actions.putTracking>) =>
      call(actions.putTracking, { params: { id: String(id), shipmentId: String(shipmentId) }, body }, actor),
    previewShipping: (ids: number[]) => call(actions.previewShipping, { query: { ids: ids.join() } }, actor),
    ship: (id: number, items: { orderItemId: number; quantity: number }[], more: object = {}) =>
      call(
        actions.createShipment,
        { params: params(id), body: { items, carrier: 'DHL', trackingNumber: 'JD014600', ...more } },
        actor,
      ),
    cancel: (id: number, reason = 'Out of fashion') =>
      call(actions.cancelOrder, { params: params(id), body: { reason } }, actor),
    refund: (id: number, body: Partial<BodyOf<typeof actions.refundPayment>> = {}) =>
      call(actions.refundPayment, { params: params(id), body: { reason: 'Damaged', restock: false, ...body } }, actor),
    write: (id: number, body: string, seen?: number) =>
      call(returns.sendCustomerMessage, { params: params(id), body: { body, requestId: randomUUID(), seen } }, actor),
    moveReturn: (id: number, returnId: number, to: 'approved' | 'rejected' | 'received', note = '') =>
      call(returns.moveReturn, { params: { id: String(id), returnId: String(returnId) }, body: { to, note } }, actor),
    refundReturn: (id: number, returnId: number, restock = true) =>
      call(returns.refundReturn, { params: { id: String(id), returnId: String(returnId) }, body: { restock } }, actor),
    closeReturn: (id: number, returnId: number) =>
      call(returns.closeReturn, { params: { id: String(id), returnId: String(returnId) } }, actor),
    note: (id: number, body: string) => call(desk.addOrderNote, { params: params(id), body: { body } }, actor),
  };
};

interface Key {
  token?: string;
}

/** The actions of a customer on their order, through the endpoints: by their account, or by the link of an email. */
export const customerOf = (shop: TestStore, actor: Actor = { role: 'anonymous' }) => {
  const call = shop.orderClient.call;
  const params = (id: number) => ({ id: String(id) });
  return {
    get: (id: number, { token }: Key = {}) => {
      const links = token ? [{ orderId: id, token }] : [];
      const headers = { [orderLinksHeader]: writeOrderLinks(links) };
      return call(customers.getCustomerOrder, { params: params(id), headers }, actor);
    },
    cancel: (id: number, key: Key = {}) =>
      call(customers.cancelCustomerOrder, { params: params(id), body: key }, actor),
    changeAddress: (id: number, customerAddress: string, key: Key = {}) =>
      call(customers.putCustomerAddress, { params: params(id), body: { customerAddress, ...key } }, actor),
    write: (id: number, body: string, requestId: string = randomUUID()) =>
      call(customers.sendOrderMessage, { params: params(id), body: { body, requestId } }, actor),
    withdraw: (id: number, token: string, items?: { orderItemId: number; quantity?: number }[]) =>
      call(
        customers.withdrawOrder,
        { body: { orderNumber: String(id), token, items, requestId: randomUUID() } },
        { role: 'anonymous' },
      ),
    return: (
      id: number,
      items: { orderItemId: number; quantity: number }[],
      more: Partial<BodyOf<typeof customers.requestReturn>> = {},
    ) =>
      call(
        customers.requestReturn,
        { params: params(id), body: { items, reason: 'changed_mind', requestId: randomUUID(), ...more } },
        actor,
      ),
  };
};

/** A customer with an account, who has points. */
export const member: Actor = { role: 'shopper', userId: 4711 };

interface Purchase extends Opening {
  price?: string;
  stock?: number;
  name?: string;
  paymentMethod?: string;
  actor?: Actor;
}

/** Buys one product and returns its confirmed order. */
export async function buy(
  shop: TestStore,
  { price = '20.00', quantity = 1, stock = 10, name, paymentMethod, actor, ...contact }: Purchase = {},
) {
  const productId = await shop.addProduct({ price, stock, ...(name && { name }) });
  const customer = actor ? new Customer(shop, actor) : new Customer(shop);
  const checkout = await customer.open(productId, { quantity, ...contact });
  await pay(shop, checkout.paymentIntentId, paymentMethod);
  const { id, items } = await customer.record(checkout);
  return {
    id,
    productId,
    itemId: items[0]?.id ?? 0,
    paymentIntentId: checkout.paymentIntentId,
    reference: checkout.reference,
  };
}

/** The events of one order in the outbox, one of each event however many queues listen. */
export async function eventsOf(shop: TestStore, orderId: number, type: string) {
  const rows = await shop.order.database.db
    .select()
    .from(outbox)
    .where(sql`${outbox.type} = ${type} and (${outbox.payload}->>'orderId')::int = ${orderId}`)
    .orderBy(outbox.occurredAt);
  return [...new Map(rows.map((row) => [row.eventId, row.payload as Record<string, unknown>])).values()];
}

/** Buys some units, ships them, and returns what a return needs. */
export async function buyAndShip(shop: TestStore, options: Parameters<typeof buy>[1] = {}) {
  const bought = await buy(shop, { quantity: 2, ...options });
  await deskOf(shop).move(bought.id, 'processing');
  await deskOf(shop).move(bought.id, 'shipped');
  const units = (quantity: number) => [{ orderItemId: bought.itemId, quantity }];
  return { ...bought, units };
}
