import type { ResponseOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/suppliers';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, asc, eq } from 'drizzle-orm';
import { isEditable, products } from '../db/products';
import { importItems, imports } from '../db/suppliers';

/** As many as one import from a supplier may have. */
const listedMax = 500;

/** Returns the supplier's ids of the products that are on sale or drafts after an import. */
export function listImportedProducts(
  db: Executor,
  supplierType: string,
): Promise<ResponseOf<typeof endpoints.listImportedProducts>> {
  return db
    .selectDistinct({ productId: importItems.supplierProductId })
    .from(importItems)
    .innerJoin(imports, eq(imports.id, importItems.importId))
    .innerJoin(products, eq(products.id, importItems.productId))
    .where(and(eq(imports.supplierType, supplierType), isEditable))
    .orderBy(asc(importItems.supplierProductId))
    .limit(listedMax);
}
