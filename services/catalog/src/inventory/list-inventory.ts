import type { InventoryRow } from '@shopwright/contracts/http/inventory';
import type { Database } from '@shopwright/service-kit/database/connection';
import { isNull } from 'drizzle-orm';
import { products } from '../db/products';

export function listInventory(database: Database): Promise<InventoryRow[]> {
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
