import { isDeepStrictEqual } from 'node:util';
import type { ResponseOf } from '@shopwright/contracts/endpoint';
import type { ChangesOfItem } from '@shopwright/contracts/http/file-imports';
import type { ImportBatch, importOrderBatch } from '@shopwright/contracts/http/internal-imports';
import { actForImport } from '@shopwright/service-kit/audit/act-for';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { eq, inArray, sql } from 'drizzle-orm';
import { pastOrders } from '../db/past-order-tables';
import type { OrderDeps } from '../deps';
import { earnsPoints } from './earns-points';
import { type PastOrderValues, readPastOrder } from './read-past-order';

type Decided = ResponseOf<typeof importOrderBatch>[number];
type Row = typeof pastOrders.$inferSelect;

/**
 * Writes the orders of a batch as history, or says what it would do. One that is known is replaced by what the file says. A row names its
 * import, so that a batch that comes again has the same outcomes.
 */
export function importPastOrders(
  { database }: Pick<OrderDeps, 'database'>,
  { importId, phase, requestedBy, items, currency, givesPoints }: ImportBatch,
): Promise<Decided[]> {
  const isStored = phase === 'import';
  return database.transaction(async (tx) => {
    // The same batch by two workers: the second one waits, and finds the outcomes of the first.
    if (isStored) await tx.execute(sql`select pg_advisory_xact_lock(hashtext('past orders'))`);
    await actForImport(tx, { importId, phase, requestedBy });
    const decided: Decided[] = [];
    const named = items.flatMap(({ key, rows }) => {
      const read = readPastOrder(rows, currency);
      if ('order' in read) return [{ key, order: read.order }];
      decided.push({ key, reason: read.reason });
      return [];
    });
    const known = await findKnown(
      tx,
      named.map(({ order }) => order.reference),
    );
    const added: (typeof pastOrders.$inferInsert)[] = [];
    for (const { key, order } of named) {
      const row = known.get(order.reference.toLowerCase());
      const before = row && toValues(row);
      const isSame = before !== undefined && isDeepStrictEqual(before, order);
      const { reference, email, total } = order;
      const paid = givesPoints && earnsPoints(order, currency) ? { paid: { reference, email, total } } : {};
      if (row?.importId === importId && isSame) {
        decided.push({ key, ...describe(row.outcome, order, row.previous), ...paid });
        continue;
      }
      const outcome = row ? (isSame ? 'unchanged' : 'updated') : 'created';
      decided.push({ key, ...describe(outcome, order, before), ...paid });
      if (outcome === 'created') added.push({ ...order, importId, outcome });
      else if (outcome === 'updated' && row && isStored) {
        const previous = { ...before, importId: row.importId };
        await tx
          .update(pastOrders)
          .set({ ...order, importId, previous, outcome })
          .where(eq(pastOrders.id, row.id));
      }
    }
    if (isStored && added.length > 0) await tx.insert(pastOrders).values(added);
    return decided;
  });
}

async function findKnown(tx: Executor, references: string[]): Promise<Map<string, Row>> {
  if (references.length === 0) return new Map();
  const lower = references.map((reference) => reference.toLowerCase());
  const rows = await tx
    .select()
    .from(pastOrders)
    .where(inArray(sql`lower(${pastOrders.reference})`, lower));
  return new Map(rows.map((row) => [row.reference.toLowerCase(), row]));
}

const toValues = ({
  id: _id,
  importId: _import,
  previous: _previous,
  outcome: _outcome,
  ...values
}: Row): PastOrderValues => values;

/** What staff see of an order: its number, and what tells it from others. */
function describe(
  outcome: 'created' | 'updated' | 'unchanged',
  order: PastOrderValues,
  before: Record<string, unknown> | PastOrderValues | null | undefined,
): Pick<Decided, 'outcome' | 'changes'> {
  const shown = ['email', 'placedAt', 'total', 'currency', 'status'] as const;
  const old = before as Record<string, unknown> | null | undefined;
  const values = Object.fromEntries(
    shown
      .map((column) => [column, [toJson(old?.[column]), toJson(order[column])]] as const)
      .filter(([, [one, other]]) => other !== '' && one !== other),
  );
  return {
    outcome,
    changes: { values: { number: [old ? order.reference : null, order.reference], ...values } } as ChangesOfItem,
  };
}

const toJson = (value: unknown) => (value instanceof Date ? value.toISOString() : (value ?? null)) as string | null;

/** Deletes what the import added, and puts back what it replaced, unless another import wrote it since then. */
export function undoPastOrders(
  { database }: Pick<OrderDeps, 'database'>,
  { importId, phase, requestedBy, items }: ImportBatch,
): Promise<Decided[]> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('past orders'))`);
    await actForImport(tx, { importId, phase, requestedBy });
    const referenceOf = (item: ImportBatch['items'][number]) => String(item.changes?.values.number?.[1] ?? '');
    const known = await findKnown(tx, items.map(referenceOf));
    const decided: Decided[] = [];
    for (const item of items) {
      const row = known.get(referenceOf(item).toLowerCase());
      // Erased by now, not of this import, or one for which the import gave points only.
      if (!row || item.outcome === 'unchanged' || !changesOrder(item)) decided.push({ key: item.key });
      else if (row.importId !== importId)
        decided.push({ key: item.key, reason: 'Changed since then, and kept: number' });
      else {
        await undoRow(tx, row);
        decided.push({ key: item.key });
      }
    }
    return decided;
  });
}

const changesOrder = ({ changes }: ImportBatch['items'][number]): boolean =>
  Object.keys(changes?.values ?? {}).some((column) => column !== 'number' && column !== 'points');

async function undoRow(tx: Executor, { id, previous, outcome }: Row): Promise<void> {
  if (outcome === 'created' || !previous) {
    await tx.delete(pastOrders).where(eq(pastOrders.id, id));
    return;
  }
  const { placedAt, ...values } = previous as Omit<Row, 'placedAt'> & { placedAt: string };
  await tx
    .update(pastOrders)
    .set({ ...values, placedAt: new Date(placedAt), previous: null, outcome: 'updated' })
    .where(eq(pastOrders.id, id));
}
