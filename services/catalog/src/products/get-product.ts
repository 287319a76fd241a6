import type { Product, StaffProduct } from '@shopwright/contracts/http/products';
import { type ActorRole, isStaff } from '@shopwright/contracts/roles';
import type { Database } from '@shopwright/service-kit/database';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq, isNull } from 'drizzle-orm';
import { products } from '../db/products';
import { publicColumns, staffColumns } from './product-columns';

export async function getProduct(database: Database, id: number, role: ActorRole): Promise<Product | StaffProduct> {
  const isOnSale = and(eq(products.id, id), isNull(products.archivedAt));
  const [row] = isStaff(role)
    ? await database.db.select(staffColumns).from(products).where(isOnSale)
    : await database.db.select(publicColumns).from(products).where(isOnSale);
  if (!row) throw productNotFound();
  return row;
}

export const productNotFound = () => new AppError('not_found', 'There is no such product');
