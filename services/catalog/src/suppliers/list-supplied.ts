import type { ResponseOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/purchase-orders';
import type { Database } from '@shopwright/service-kit/database/connection';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { products } from '../db/products';
import { suppliers } from '../db/suppliers';

const parents = alias(products, 'parents');

/**
 * Returns how products are supplied, on sale or not. A variant that has no id of the supplier or no cost of its own has those of its
 * product: its name says which one is meant.
 */
export async function listSupplied(
  { db }: Database,
  productIds: number[],
): Promise<ResponseOf<typeof endpoints.listSupplied>> {
  return db
    .select({
      productId: products.id,
      isDropshipped: products.isDropshipped,
      supplierName: sql<string>`trim(${products.supplierName})`,
      supplierProductId: sql<string | null>`coalesce(${products.supplierProductId}, ${parents.supplierProductId})`,
      supplierCost: sql<string | null>`coalesce(${products.supplierCost}, ${parents.supplierCost})`,
    })
    .from(products)
    .leftJoin(parents, eq(parents.id, products.parentId))
    .where(and(inArray(products.id, productIds), sql`trim(${products.supplierName}) <> ''`));
}

export async function findSupplier({ db }: Database, name: string): Promise<ResponseOf<typeof endpoints.findSupplier>> {
  const { contactEmail, apiEndpoint, accountNumber } = suppliers;
  const [supplier] = await db
    .select({ name: suppliers.name, contactEmail, apiEndpoint, accountNumber })
    .from(suppliers)
    .where(sql`lower(${suppliers.name}) = lower(${name})`);
  return { supplier: supplier ?? null };
}
