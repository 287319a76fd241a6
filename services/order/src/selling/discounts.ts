import type { BodyOf, QueryOf } from '@shopwright/contracts/endpoint';
import type { Discount, DiscountForm } from '@shopwright/contracts/http/discounts';
import * as endpoints from '@shopwright/contracts/http/discounts';
import { importDiscountBatch } from '@shopwright/contracts/http/internal-imports';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import { type Database, type Executor, postgresCode } from '@shopwright/service-kit/database/connection';
import { AppError, fieldError, invariant } from '@shopwright/service-kit/errors';
import { type Page, toPage } from '@shopwright/service-kit/http/page';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { type DiscountRow, discounts } from '../db/selling-tables';
import type { OrderDeps } from '../deps';
import { toColumns } from './discount-columns';
import { toDiscount } from './discount-row';
import { exportDiscounts } from './export-discounts';
import { importDiscounts } from './import-discounts';
import { forgetSelling } from './selling-now';
import { undoDiscounts } from './undo-discounts';

export function discountRoutes(routes: RouteTable, deps: OrderDeps): void {
  const { database, now } = deps;
  const forget = () => forgetSelling(database);
  routes.bind(endpoints.listDiscounts, ({ query }) => listDiscounts(database, query));
  routes.bind(endpoints.exportDiscounts, async ({ query }) => exportDiscounts(deps, query));
  routes.bind(importDiscountBatch, ({ body }) =>
    body.phase === 'undo' ? undoDiscounts(deps, body) : importDiscounts(deps, body),
  );
  routes.bind(endpoints.createDiscount, ({ body }) => createDiscount(database, body).finally(forget));
  routes.bind(endpoints.updateDiscount, ({ params, body }) =>
    updateDiscount(database, params.id, body, now()).finally(forget),
  );
  routes.bind(endpoints.deleteDiscount, ({ params }) => deleteDiscount(database, params.id, now()).finally(forget));
}

const pageRows = 50;

async function listDiscounts(
  { db }: Database,
  { limit = pageRows, cursor }: QueryOf<typeof endpoints.listDiscounts>,
): Promise<Page<Discount>> {
  const rows = await db
    .select()
    .from(discounts)
    .where(and(isNull(discounts.deletedAt), cursor === undefined ? undefined : lt(discounts.id, cursor)))
    .orderBy(desc(discounts.id))
    .limit(limit + 1);
  return toPage(rows.map(toDiscount), limit, ({ id }) => id);
}

async function createDiscount({ db }: Database, form: DiscountForm): Promise<Discount> {
  const [row] = await translatingTaken(db.insert(discounts).values(toColumns(form)).returning());
  invariant(row, 'an insert returns its row');
  return toDiscount(row);
}

async function updateDiscount(
  { db }: Database,
  id: number,
  { version, ...form }: BodyOf<typeof endpoints.updateDiscount>,
  now: Date,
): Promise<Discount> {
  const isIt = and(eq(discounts.id, id), eq(discounts.version, version), isNull(discounts.deletedAt));
  const change = { ...toColumns(form), version: sql`${discounts.version} + 1`, updatedAt: now };
  const [row] = await translatingTaken(db.update(discounts).set(change).where(isIt).returning());
  if (row) return toDiscount(row);
  const newer = await findDiscount(db, id);
  if (!newer) throw new AppError('not_found', 'No such discount');
  throw new AppError('conflict', 'Someone else changed the discount meanwhile', {
    fields: [{ path: 'version', message: 'Someone else changed the discount meanwhile' }],
    details: toDiscount(newer),
  });
}

async function deleteDiscount({ db }: Database, id: number, deletedAt: Date): Promise<void> {
  await db
    .update(discounts)
    .set({ deletedAt })
    .where(and(eq(discounts.id, id), isNull(discounts.deletedAt)));
}

async function findDiscount(db: Executor, id: number): Promise<DiscountRow | undefined> {
  const [row] = await db
    .select()
    .from(discounts)
    .where(and(eq(discounts.id, id), isNull(discounts.deletedAt)));
  return row;
}

async function translatingTaken<T>(written: PromiseLike<T>): Promise<T> {
  try {
    return await written;
  } catch (error) {
    if (postgresCode(error) !== '23505') throw error;
    throw fieldError('conflict', 'code', validationMessages.code_taken);
  }
}
