import type { BodyOf, ReplyOf } from '@shopwright/contracts/endpoint';
import type { InventoryRow, stockAlert } from '@shopwright/contracts/http/inventory';
import * as endpoints from '@shopwright/contracts/http/inventory';
import { type Database, postgresCode } from '@shopwright/service-kit/database/connection';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { and, isNull, lte } from 'drizzle-orm';
import type { z } from 'zod';
import { productNotFound, products } from '../db/products';
import { stockAlerts } from '../db/stock';
import type { CatalogDeps } from '../deps';
import { listAvailability } from './list-availability';
import { listStockMovements } from './list-stock-movements';
import { setStock } from './set-stock';

export function inventoryRoutes(routes: RouteTable, { database }: CatalogDeps): void {
  routes.bind(endpoints.listInventory, () => listInventory(database));
  routes.bind(endpoints.listStockAlerts, () => listStockAlerts(database));
  routes.bind(endpoints.setStock, ({ params, body, actor }) =>
    setStock(database, { ...body, productId: params.id, actorUserId: actor.userId }),
  );
  routes.bind(endpoints.listAvailability, ({ query }) => listAvailability(database, query));
  routes.bind(endpoints.listStockMovements, ({ params, query }) => listStockMovements(database, params.id, query));
  routes.bind(endpoints.recordStockAlert, ({ body }) => recordStockAlert(database, body));
}

function listInventory(database: Database): Promise<InventoryRow[]> {
  return database.db
    .select({
      id: products.id,
      name: products.name,
      image: products.image,
      category: products.category,
      price: products.price,
      stockQuantity: products.stockOnHand,
      lowStockThreshold: products.lowStockThreshold,
      reservedQuantity: products.reservedQuantity,
      version: products.version,
    })
    .from(products)
    .where(isNull(products.archivedAt))
    .orderBy(products.sortName, products.id);
}

function listStockAlerts(database: Database): Promise<z.infer<typeof stockAlert>[]> {
  return database.db
    .select({
      id: products.id,
      name: products.name,
      stockQuantity: products.stockOnHand,
      lowStockThreshold: products.lowStockThreshold,
    })
    .from(products)
    .where(and(lte(products.stockOnHand, products.lowStockThreshold), isNull(products.archivedAt)))
    .orderBy(products.stockOnHand, products.id);
}

const foreignKeyViolation = '23503';

/** Records one alert per event, however often its job runs. */
async function recordStockAlert(
  database: Database,
  alert: BodyOf<typeof endpoints.recordStockAlert>,
): Promise<ReplyOf<typeof endpoints.recordStockAlert>> {
  const rows = await database.db
    .insert(stockAlerts)
    .values({ ...alert, stockOnHand: alert.stockQuantity })
    .onConflictDoNothing()
    .returning({ eventId: stockAlerts.eventId })
    .catch((error: unknown) => {
      throw postgresCode(error) === foreignKeyViolation ? productNotFound() : error;
    });
  return { recorded: rows.length === 1 };
}
