import type { ResponseOf } from '@shopwright/contracts/endpoint';
import { type DiscountForm, toCodeKey } from '@shopwright/contracts/http/discounts';
import type { ChangesOfItem } from '@shopwright/contracts/http/file-imports';
import { findTargets } from '@shopwright/contracts/http/internal';
import type { ImportBatch, importDiscountBatch } from '@shopwright/contracts/http/internal-imports';
import { discountColumns } from '@shopwright/contracts/import-kinds';
import { actForImport } from '@shopwright/service-kit/audit/act-for';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError, invariant } from '@shopwright/service-kit/errors';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { type DiscountRow, discountImports, discounts } from '../db/selling-tables';
import type { OrderDeps } from '../deps';
import { type Cells, isSameCell, readCells, slugsIn, type TargetNames, toForm, writeCells } from './discount-cells';
import { toColumns } from './discount-columns';
import { toDiscount } from './discount-row';
import { forgetSelling } from './selling-now';

type Decided = ResponseOf<typeof importDiscountBatch>[number];
type Deps = Pick<OrderDeps, 'database' | 'catalog' | 'now'>;
type ImportRow = typeof discountImports.$inferSelect;

interface NamedItem {
  key: string;
  cells: Cells;
}

interface Known {
  row: DiscountRow;
  imported: ImportRow | null;
}

const attemptsMax = 3;

/**
 * Imports discounts, or says what an import would do with them. The catalog is asked for what files call their targets before the
 * transaction: where a discount changes meanwhile, everything begins again.
 */
export async function importDiscounts(deps: Deps, batch: ImportBatch): Promise<Decided[]> {
  const { items, phase } = batch;
  const named = items.map(({ key, rows }) => ({ key, cells: (rows.at(-1)?.cells ?? {}) as Cells }));
  const reasons = new Map(items.flatMap(({ key, rows }) => refuseUnclear(key, rows)));
  for (let attempt = 1; attempt <= attemptsMax; attempt++) {
    const known = await findKnown(deps.database.db, named, false);
    const names = await readNames(deps, named, known);
    const decided = await deps.database.transaction(async (tx) => {
      // Imports take turns, so that of two one adds a discount without a code.
      if (phase === 'import') await tx.execute(sql`select pg_advisory_xact_lock(hashtext('imported discounts'))`);
      await actForImport(tx, batch);
      const locked = await findKnown(tx, named, phase === 'import');
      if (!isSameVersion(known, locked)) return undefined;
      return decide(tx, { ...batch, now: deps.now() }, { named, reasons, known: locked, names });
    });
    if (!decided) continue;
    if (phase === 'import') forgetSelling(deps.database);
    return decided;
  }
  throw new AppError('unavailable', 'The discounts change too often');
}

/** Several discounts may have a name. Without a code, nothing tells two rows of one name apart. */
function refuseUnclear(key: string, rows: ImportBatch['items'][number]['rows']): [string, string][] {
  const isUnclear = rows.length > 1 && !rows.at(-1)?.cells.code?.trim();
  return isUnclear ? [[key, 'name: The file has two discounts of this name without a code']] : [];
}

const isSameVersion = (one: ReadonlyMap<string, Known>, other: ReadonlyMap<string, Known>): boolean => {
  const list = (known: ReadonlyMap<string, Known>) =>
    [...known].map(([key, { row }]) => `${key} ${row.id} ${row.version}`).sort();
  return list(one).join('\n') === list(other).join('\n');
};

/** By code, else by name among those without one; the newest of a name. */
async function findKnown(tx: Executor, named: readonly NamedItem[], isLocked: boolean): Promise<Map<string, Known>> {
  const codes = named.flatMap(({ cells: { code } }) => (code?.trim() ? toCodeKey(code.trim()) : []));
  const plain = named.flatMap(({ cells: { code, name } }) => (code?.trim() || !name?.trim() ? [] : name.trim()));
  const isNamed = or(inArray(discounts.codeKey, codes), and(isNull(discounts.codeKey), inArray(discounts.name, plain)));
  const query = tx
    .select({ row: discounts, imported: discountImports })
    .from(discounts)
    .leftJoin(discountImports, eq(discountImports.discountId, discounts.id))
    .where(and(isNull(discounts.deletedAt), isNamed))
    .orderBy(discounts.id);
  const rows = await (isLocked ? query.for('update', { of: discounts }) : query);
  const byCode = new Map(rows.flatMap((each) => (each.row.codeKey === null ? [] : [[each.row.codeKey, each]])));
  const byName = new Map(rows.flatMap((each) => (each.row.codeKey === null ? [[each.row.name, each]] : [])));
  return new Map(
    named.flatMap(({ key, cells: { code, name = '' } }) => {
      const found = code?.trim() ? byCode.get(toCodeKey(code.trim())) : byName.get(name.trim());
      return found ? [[key, found]] : [];
    }),
  );
}

/** Asks for the targets of discounts that are there, and of what they were before the import, by id, and for those of rows by slug. */
async function readNames({ catalog }: Deps, named: readonly NamedItem[], known: ReadonlyMap<string, Known>) {
  const ids = { products: new Set<number>(), categories: new Set<number>(), collections: new Set<number>() };
  const slugs = { products: new Set<string>(), categories: new Set<string>(), collections: new Set<string>() };
  const addIds = ({ target, effect }: Pick<DiscountForm, 'target' | 'effect'>) => {
    const getTarget = effect.kind === 'buy_x_get_y' ? effect.getTarget : undefined;
    for (const each of [target, ...(getTarget ? [getTarget] : [])]) {
      if (each.type !== 'order') for (const id of each.ids) ids[each.type].add(id);
    }
  };
  for (const { row, imported } of known.values()) {
    addIds(row);
    if (imported?.previous) addIds(imported.previous);
  }
  for (const { key, cells } of named) {
    const row = known.get(key)?.row;
    const getTarget = row?.effect.kind === 'buy_x_get_y' ? row.effect.getTarget?.type : undefined;
    const typed = { target: row?.target.type, ...(getTarget && { getTarget }), ...cells } as Cells;
    for (const { type, slug } of slugsIn(typed)) slugs[type].add(slug);
  }
  return findNames({ catalog }, ids, slugs);
}

type Sets<T> = Record<keyof TargetNames, ReadonlySet<T>>;

export async function findNames(
  { catalog }: Pick<OrderDeps, 'catalog'>,
  ids: Sets<number>,
  slugs: Sets<string> = { products: new Set(), categories: new Set(), collections: new Set() },
): Promise<TargetNames> {
  const isEmpty = [...Object.values(ids), ...Object.values(slugs)].every(({ size }) => size === 0);
  if (isEmpty) return { products: [], categories: [], collections: [] };
  const toLists = <T>(sets: Sets<T>) => ({
    products: [...sets.products],
    categories: [...sets.categories],
    collections: [...sets.collections],
  });
  return catalog.call(findTargets, { body: { ids: toLists(ids), slugs: toLists(slugs) } });
}

interface Work {
  named: readonly NamedItem[];
  reasons: ReadonlyMap<string, string>;
  known: ReadonlyMap<string, Known>;
  names: TargetNames;
}

type Phase = Pick<ImportBatch, 'importId' | 'phase'> & { now: Date };

async function decide(tx: Executor, batch: Phase, { named, reasons, known, names }: Work): Promise<Decided[]> {
  const decided: Decided[] = [];
  for (const { key, cells } of named) {
    const reason = reasons.get(key);
    if (reason !== undefined) decided.push({ key, reason });
    else decided.push(await decideItem(tx, batch, { key, cells, known: known.get(key), names }));
  }
  return decided;
}

async function decideItem(
  tx: Executor,
  { importId, phase, now }: Phase,
  { key, cells, known, names }: NamedItem & { known: Known | undefined; names: TargetNames },
): Promise<Decided> {
  const form = known && toForm(toDiscount(known.row));
  const before: Cells = form ? writeCells(form, names) : {};
  const read = readCells({ ...before, ...cells }, names);
  if ('reason' in read) return { key, reason: read.reason };
  const after = writeCells(read.form, names);
  const isSame = known !== undefined && Object.keys(compare(before, after)).length === 0;
  if (known?.imported?.importId === importId && isSame) {
    const { outcome, previous } = known.imported;
    const earlier = previous ? writeCells(previous, names) : {};
    return { key, outcome, changes: describe(compare(earlier, after), known.row) };
  }
  if (isSame) return { key, outcome: 'unchanged', changes: describe({}, known.row) };
  const row = phase === 'import' ? await store(tx, known?.row, read.form, now) : known?.row;
  const outcome = known ? 'updated' : 'created';
  if (phase === 'import' && row) {
    const values = { importId, outcome, previous: form ?? null, version: row.version, writtenAt: now } as const;
    await tx
      .insert(discountImports)
      .values({ discountId: row.id, ...values })
      .onConflictDoUpdate({ target: discountImports.discountId, set: values });
  }
  return { key, outcome, changes: describe(compare(before, after), row ?? { name: read.form.name }) };
}

const compare = (before: Cells, after: Cells): Record<string, [string | null, string | null]> =>
  Object.fromEntries(
    discountColumns
      .filter((column) => !isSameCell(column, before[column], after[column]))
      .map((column) => [column, [before[column] || null, after[column] || null]]),
  );

const describe = (
  changes: Record<string, [string | null, string | null]>,
  { id, name }: { id?: number; name: string },
): ChangesOfItem => ({ values: { item: [name, name], ...(id !== undefined && { id: [id, id] }), ...changes } });

async function store(tx: Executor, current: DiscountRow | undefined, form: DiscountForm, now: Date) {
  const columns = toColumns(form);
  const [row] = current
    ? await tx
        .update(discounts)
        .set({ ...columns, version: sql`${discounts.version} + 1`, updatedAt: now })
        .where(eq(discounts.id, current.id))
        .returning()
    : await tx.insert(discounts).values(columns).returning();
  invariant(row, 'a discount that is written is returned');
  return row;
}
