import type { stockAlert } from '@shopwright/contracts/http/inventory';
import type { Database } from '@shopwright/service-kit/database/connection';
import { and, isNull, lte } from 'drizzle-orm';
import type { z } from 'zod';
import { products } from '../db/products';

export function listStockAlerts(database: Database): Promise<z.infer<typeof stockAlert>[]> {
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
