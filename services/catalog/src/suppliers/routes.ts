import type { BodyOf } from '@shopwright/contracts/endpoint';
import * as purchaseOrders from '@shopwright/contracts/http/purchase-orders';
import type { Supplier } from '@shopwright/contracts/http/suppliers';
import * as endpoints from '@shopwright/contracts/http/suppliers';
import { type Database, type Executor, violatedConstraint } from '@shopwright/service-kit/database/connection';
import { AppError, fieldError, invariant } from '@shopwright/service-kit/errors';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { and, asc, count, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { isSold, products } from '../db/products';
import { suppliers } from '../db/suppliers';
import type { CatalogDeps } from '../deps';
import { checkPublicHost } from '../products/product-rules';
import { cancelRuns } from '../supplier-feeds/run-feed';
import { findSupplier, listSupplied } from './list-supplied';

export function supplierRoutes(routes: RouteTable, { database }: CatalogDeps): void {
  routes.bind(endpoints.listSuppliers, () => readSuppliers(database.db));
  routes.bind(endpoints.createSupplier, ({ body }) => createSupplier(database, body));
  routes.bind(endpoints.updateSupplier, ({ params, body }) => updateSupplier(database, params.id, body));
  routes.bind(endpoints.deleteSupplier, ({ params }) => deleteSupplier(database, params.id));
  routes.bind(purchaseOrders.listSupplied, ({ body }) => listSupplied(database, body.productIds));
  routes.bind(purchaseOrders.findSupplier, ({ body }) => findSupplier(database, body.name));
}

/** Returns suppliers by name, each with the number of products on sale that name it, in upper or lower case. */
async function readSuppliers(tx: Executor, condition?: SQL): Promise<Supplier[]> {
  const isOfSupplier = sql`lower(${products.supplierName}) = lower(${suppliers.name})`;
  const rows = await tx
    .select({ ...getTableColumns(suppliers), productCount: count(products.id) })
    .from(suppliers)
    .leftJoin(products, and(isOfSupplier, isSold))
    .where(condition)
    .groupBy(suppliers.id)
    .orderBy(asc(sql`lower(${suppliers.name})`));
  return rows.map(({ createdAt, updatedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }));
}

async function readSupplier(tx: Executor, id: number): Promise<Supplier> {
  const [supplier] = await readSuppliers(tx, eq(suppliers.id, id));
  if (!supplier) throw supplierNotFound();
  return supplier;
}

const supplierNotFound = () => new AppError('not_found', 'No such supplier');

async function createSupplier(database: Database, form: BodyOf<typeof endpoints.createSupplier>): Promise<Supplier> {
  const [created] = await database.db
    .insert(suppliers)
    .values(supplierValues(form))
    .returning({ id: suppliers.id })
    .catch((error: unknown) => {
      throw asSupplierConflict(error);
    });
  invariant(created, 'an insert returns its row');
  return readSupplier(database.db, created.id);
}

/** Updates only the version that staff read, else throws `conflict`. One UPDATE checks the version under its lock. */
async function updateSupplier(
  { db }: Database,
  id: number,
  { version, ...form }: BodyOf<typeof endpoints.updateSupplier>,
): Promise<Supplier> {
  const [changed] = await db
    .update(suppliers)
    .set({ ...supplierValues(form), version: sql`${suppliers.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(suppliers.id, id), eq(suppliers.version, version)))
    .returning({ id: suppliers.id })
    .catch((error: unknown) => {
      throw asSupplierConflict(error);
    });
  const supplier = await readSupplier(db, id);
  if (!changed)
    throw new AppError('conflict', 'The supplier has changed since you opened it. Please reload it and try again.');
  return supplier;
}

function deleteSupplier(database: Database, id: number): Promise<void> {
  return database.transaction(async (tx) => {
    await cancelRuns(tx, id);
    const [removed] = await tx.delete(suppliers).where(eq(suppliers.id, id)).returning({ id: suppliers.id });
    if (!removed) throw supplierNotFound();
  });
}

/** Returns the columns of a form, with null for empty fields. */
function supplierValues(form: BodyOf<typeof endpoints.createSupplier>) {
  checkPublicHost('apiEndpoint', form.apiEndpoint);
  return {
    kind: form.kind,
    name: form.name,
    website: form.website || null,
    apiEndpoint: form.apiEndpoint || null,
    contactEmail: form.contactEmail || null,
    accountNumber: form.accountNumber || null,
    notes: form.notes || null,
  };
}

const conflicts: Record<string, { path: string; message: string }> = {
  suppliers_name: { path: 'name', message: 'A supplier with this name already exists' },
  suppliers_marketplace: { path: 'kind', message: 'This marketplace is already connected' },
};

/** Translates a unique violation into `conflict` with its field. Returns any other error unchanged. */
function asSupplierConflict(error: unknown): unknown {
  const field = conflicts[violatedConstraint(error) ?? ''];
  return field ? fieldError('conflict', field.path, field.message) : error;
}
