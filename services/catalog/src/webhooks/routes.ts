import { webhookSources } from '@shopwright/contracts/http/internal-webhooks';
import type { webhookProduct, webhookStock } from '@shopwright/contracts/webhook-payloads';
import type { Executor } from '@shopwright/service-kit/database/connection';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import {
  putWebhookTopics,
  takeWebhookEvents,
  type WebhookEventRow,
} from '@shopwright/service-kit/messaging/webhook-events';
import { inArray } from 'drizzle-orm';
import type * as z from 'zod';
import { products } from '../db/products';
import type { CatalogDeps } from '../deps';

/** The routes by which the order service takes over what webhooks tell of products. Triggers of the migration `webhooks` note it. */
export function webhookEventRoutes(routes: RouteTable, { database }: Pick<CatalogDeps, 'database'>): void {
  routes.bind(webhookSources.catalog.putTopics, ({ body }) => putWebhookTopics(database, body.topics));
  routes.bind(webhookSources.catalog.take, ({ body }) =>
    takeWebhookEvents(database, body, (events) => readProducts(database.db, events)),
  );
}

async function readProducts(rows: Executor, events: WebhookEventRow[]) {
  const ids = [...new Set(events.map(({ objectId }) => objectId))];
  const found = await rows.select().from(products).where(inArray(products.id, ids));
  const byId = new Map(found.map((row) => [row.id, row]));
  return ({ topic, objectId }: WebhookEventRow) => {
    const row = byId.get(objectId);
    if (!row) return { data: null };
    return { data: topic.startsWith('stock.') ? toStock(row) : toProduct(row) };
  };
}

type Row = typeof products.$inferSelect;

const toStock = (row: Row): z.infer<typeof webhookStock> => ({
  productId: row.id,
  sku: row.sku,
  name: row.name,
  stockOnHand: row.stockOnHand,
  reserved: row.reservedQuantity,
  available: row.stockOnHand - row.reservedQuantity,
  lowStockThreshold: row.lowStockThreshold,
});

const toProduct = (row: Row): z.infer<typeof webhookProduct> => ({
  id: row.id,
  parentId: row.parentId,
  slug: row.slug,
  name: row.name,
  description: row.description,
  status: row.archivedAt === null ? 'active' : row.isDraft ? 'draft' : 'archived',
  price: row.price,
  compareAtPrice: row.compareAtPrice,
  sku: row.sku,
  gtin: row.gtin,
  category: row.category,
  tags: row.tags,
  image: row.image,
  optionValues: row.optionValues,
  inStock: row.inStock,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
