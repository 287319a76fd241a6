import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { CallInput } from '@shopwright/contracts/endpoint';
import { createProduct } from '@shopwright/contracts/http/product-editing';
import type { StaffProduct } from '@shopwright/contracts/http/products';
import { reserveStock } from '@shopwright/contracts/http/reservations';
import { getStaffStoreSettings, putStoreSettings } from '@shopwright/contracts/http/store-settings';
import type { Permission } from '@shopwright/contracts/permissions';
import type { Database } from '@shopwright/service-kit/database/connection';
import type { ServiceClient } from '@shopwright/service-kit/http/client';
import { outbox } from '@shopwright/service-kit/messaging/outbox';
import type { Logger } from '@shopwright/service-kit/runtime/logger';
import { startTestService, type TestCaller } from '@shopwright/testing/test-service';
import { eq, sql } from 'drizzle-orm';
import type request from 'supertest';
import { createCatalogApp } from './app';
import { categories } from './db/categories';
import { stockAlerts } from './db/stock-alerts';
import { importItems, imports } from './db/suppliers';

const staffUserId = 7;
const migrations = fileURLToPath(new URL('../drizzle', import.meta.url));

export interface TestCatalog {
  database: Database;
  databaseUrl: string;
  /** The address of the running service. */
  url: string;
  /** Calls as other processes make them. Throws on an error response. */
  client: ServiceClient;
  /** Returns an agent that sends raw requests as a process or in a role. */
  as: (caller: TestCaller, userId?: number) => Promise<ReturnType<typeof request.agent>>;
  /** As a member of the staff with these permissions alone. */
  asStaffWith: (...permissions: Permission[]) => Promise<ReturnType<typeof request.agent>>;
  /** Returns the id. */
  addCategory: (name: string) => Promise<number>;
  addProduct: (changes?: Partial<CallInput<typeof createProduct>['body']>) => Promise<StaffProduct>;
  reserve: (items: { productId: number; quantity: number }[], ttlSeconds?: number) => Promise<string>;
  stop: () => Promise<void>;
}

/** Starts the real service on a new database. */
export async function startTestCatalog({
  publicOrigin,
  ...options
}: {
  logger?: Logger;
  publicOrigin?: string;
} = {}): Promise<TestCatalog> {
  const service = await startTestService({
    schema: 'catalog',
    migrations,
    deps: (context) => ({ ...context, publicOrigin }),
    createApp: createCatalogApp,
    ...options,
  });
  const { database, databaseUrl, url, client, stop } = service;
  const as = (caller: TestCaller, userId = staffUserId) => service.as(caller, userId);
  /** Has no deadline, unlike `client`: many concurrent calls on a busy machine would exceed it. */
  const post = async (path: string, caller: TestCaller, body: object) => {
    const response = await (await as(caller)).post(path).send(body);
    if (response.status >= 300) throw new Error(`${path}: ${response.text}`);
    return response.body;
  };
  return {
    database,
    databaseUrl,
    url,
    client,
    as,
    asStaffWith: (...permissions) => service.raw({ role: 'staff', userId: staffUserId, permissions }),
    async addCategory(name) {
      const [made] = await database.db.insert(categories).values({ name, slug: name.toLowerCase() }).returning();
      return made?.id ?? 0;
    },
    addProduct: (changes = {}) => post(createProduct.path, 'staff', { ...plainProduct, ...changes }),
    async reserve(items, ttlSeconds = 600) {
      const reference = randomUUID();
      await post(reserveStock.path, 'order', { reference, items, ttlSeconds });
      return reference;
    },
    stop,
  };
}

type SettingsChanges = Omit<CallInput<typeof putStoreSettings>['body'], 'basedOn'>;

/** Saves settings as an operator who has just read them. */
export async function saveSettings(client: ServiceClient, changes: SettingsChanges): Promise<void> {
  const { updatedAt: basedOn } = await client.call(getStaffStoreSettings);
  await client.call(putStoreSettings, { body: { ...changes, basedOn } }, { role: 'operator', userId: staffUserId });
}

/** An id that no row has. */
export const nowhere = 2_147_483_647;

export const plainProduct = {
  name: 'Desk Lamp',
  description: 'A lamp that stands on a desk.',
  price: '20.00',
  image: '/images/products/desk-lamp.webp',
  category: 'Lighting',
  featured: false,
  inStock: true,
  stockQuantity: 10,
};

export const dropshipProduct = {
  ...plainProduct,
  name: 'Supplied Earbuds',
  price: '20.79',
  isDropshipped: true as const,
  supplierName: 'Secret Supplier Ltd',
  supplierProductId: 'SUP-1',
  supplierCost: '15.99',
  dropshipMargin: 30,
};

/** Returns a product as its own page shows it. */
export const inDetail = (product: StaffProduct, categorySlug: string | null = null) => ({
  ...product,
  images: [{ url: product.image, alt: '' }],
  contains: [],
  categorySlug,
  categoryPath: categorySlug === null ? [] : [{ id: product.categoryId, name: product.category, slug: categorySlug }],
});

/** Returns products whose stock differs from their ledger or their reservations. There must be none. */
export async function unbalancedProducts(database: Database): Promise<unknown[]> {
  return database.db.execute(sql`
    select p.id, p.stock_quantity, p.reserved_quantity, moved.total as ledger, held.total as held
    from products p
    left join lateral (
      select coalesce(sum(m.delta), 0)::int as total from stock_movements m where m.product_id = p.id
    ) moved on true
    left join lateral (
      select coalesce(sum(i.quantity), 0)::int as total
      from reservation_items i join reservations r using (reference)
      where i.product_id = p.id and r.state = 'held'
    ) held on true
    where p.stock_quantity <> moved.total or p.reserved_quantity <> held.total`);
}

/** Stores an import as `importProducts` does, without the event and the wait. */
export async function writeImport(
  { database: { db } }: TestCatalog,
  ids: string[],
  supplierType = 'aliexpress',
): Promise<{ jobId: string }> {
  const jobId = randomUUID();
  await db.insert(imports).values({ id: jobId, supplierType, profitMargin: 30 });
  await db
    .insert(importItems)
    .values(ids.map((supplierProductId, position) => ({ importId: jobId, supplierProductId, position })));
  return { jobId };
}

export async function countStockAlerts({ database }: TestCatalog, productId: number): Promise<number> {
  return (await database.db.select().from(stockAlerts).where(eq(stockAlerts.productId, productId))).length;
}

/** Writes an event to the outbox as published, or opens it again. */
export async function writeEvent(
  { database }: TestCatalog,
  row: Pick<typeof outbox.$inferInsert, 'eventId' | 'queue' | 'type' | 'payload'>,
): Promise<void> {
  const open = { publishedAt: new Date(), handledAt: null };
  await database.db
    .insert(outbox)
    .values({ ...row, ...open })
    .onConflictDoUpdate({ target: [outbox.eventId, outbox.queue], set: open });
}

/** Returns why the event's job was parked, if it was. */
export async function readParkedReason({ database }: TestCatalog, eventId: string): Promise<string | null | undefined> {
  const [row] = await database.db.select().from(outbox).where(eq(outbox.eventId, eventId));
  return row?.parkedReason;
}
