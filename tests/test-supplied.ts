import type { CallInput } from '@shopwright/contracts/endpoint';
import * as endpoints from '@shopwright/contracts/http/purchase-orders';
import { createSupplier } from '@shopwright/contracts/http/suppliers';
import { sql } from 'drizzle-orm';
import { Customer, type Opening, pay } from './test-customer';
import { clerk } from './test-desk';
import type { TestStore } from './test-store';

interface Supplied {
  supplierName: string;
  sku?: string | null;
  cost?: string | null;
  price?: string;
  name?: string;
}

/** Adds a product that a supplier sends. */
export async function addSupplied(
  shop: TestStore,
  { supplierName, sku = null, cost = '8.00', price = '20.00', name }: Supplied,
): Promise<number> {
  const productId = await shop.addProduct({ price, stock: 50, ...(name && { name }) });
  await shop.catalogDatabase.db.execute(sql`update products set is_dropshipped = true, supplier_name = ${supplierName},
    supplier_product_id = ${sku}, supplier_cost = ${cost} where id = ${productId}`);
  return productId;
}

export const addSupplier = (shop: TestStore, supplier: Omit<CallInput<typeof createSupplier>['body'], 'kind'>) =>
  shop.catalogClient.call(createSupplier, { body: { kind: 'custom', ...supplier } }, clerk);

/** Buys units of several products and returns the confirmed order. */
export async function buyAll(shop: TestStore, items: { productId: number; quantity: number }[], more: Opening = {}) {
  const customer = new Customer(shop);
  const checkout = await customer.open(0, { items, ...more });
  await pay(shop, checkout.paymentIntentId);
  const { id, items: lines } = await customer.record(checkout);
  return { id, lines, trackingToken: checkout.reference };
}

/** What staff and the workers do with purchase orders, through the endpoints. */
export const purchasesOf = (shop: TestStore, actor = clerk) => {
  const call = shop.orderClient.call;
  const params = (id: number) => ({ id: String(id) });
  return {
    list: (query: CallInput<typeof endpoints.listPurchaseOrders>['query'] = {}) =>
      call(endpoints.listPurchaseOrders, { query }, actor),
    get: (id: number) => call(endpoints.getPurchaseOrder, { params: params(id) }, actor),
    send: (id: number) => call(endpoints.sendPurchaseOrder, { params: params(id) }, actor),
    move: (id: number, to: (typeof endpoints.purchaseOrderTargets)[number]) =>
      call(endpoints.movePurchaseOrder, { params: params(id), body: { to } }, actor),
    ship: (id: number, body: CallInput<typeof endpoints.shipPurchaseOrder>['body']) =>
      call(endpoints.shipPurchaseOrder, { params: params(id), body }, actor),
    /** As the job of an event of the order. */
    sync: (orderId: number, isNew = false) =>
      call(endpoints.syncPurchaseOrders, { params: params(orderId), body: { isNew } }),
    start: async (id: number, attempt = 1) =>
      (await call(endpoints.startPurchaseOrder, { params: params(id), body: { attempt } })).purchaseOrder,
    record: (id: number, outcome: CallInput<typeof endpoints.recordPurchaseOrder>['body']['outcome'], attempt = 1) =>
      call(endpoints.recordPurchaseOrder, { params: params(id), body: { attempt, outcome } }),
  };
};
