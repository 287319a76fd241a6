import type { QueryOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/file-imports';
import type { ImportedItem } from '@shopwright/contracts/http/file-imports';
import { columnsOfKind } from '@shopwright/contracts/import-kinds';
import { toCsvLine } from '@shopwright/contracts/spreadsheet-cells';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { type Page, toPage } from '@shopwright/service-kit/http/page';
import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { products } from '../db/products';
import { importItems, imports } from '../db/suppliers';
import { importNotFound } from './import-progress';
import { rowsOf } from './items';

const defaultLimit = 50;

/** Returns one page of the items, in the order of the file. */
export async function listImportItems(
  db: Executor,
  jobId: string,
  { limit = defaultLimit, cursor = 0, show }: QueryOf<typeof endpoints.listImportItems>,
): Promise<Page<ImportedItem>> {
  const rows = await db
    .select({
      row: importItems.position,
      productId: importItems.productId,
      state: importItems.state,
      outcome: importItems.outcome,
      reason: importItems.reason,
      name: products.name,
      cells: importItems.row,
      changes: importItems.changes,
    })
    .from(importItems)
    .leftJoin(products, eq(products.id, importItems.productId))
    .where(and(eq(importItems.importId, jobId), gt(importItems.position, cursor), shown(show)))
    .orderBy(asc(importItems.position))
    .limit(limit + 1);
  const items = rows.map(({ cells, name, row, ...item }) => ({
    ...item,
    row,
    name: name ?? findName(cells, row, item.changes),
  }));
  return toPage(items, limit, ({ row }) => row);
}

/** What the rows call an item, which the store may not have. */
function findName(cells: ItemCells, row: number, changes: ImportedItem['changes']): string {
  for (const { cells: given } of rowsOf(cells, row)) {
    const name =
      given.number ||
      given.name ||
      given.from ||
      given.product ||
      given.productName ||
      given.email ||
      given.title ||
      given.slug;
    if (name) return name;
  }
  const { from, number, product, item, email } = changes?.values ?? {};
  return String((from ?? number ?? product ?? item ?? email)?.[1] ?? '');
}

type ItemCells = (typeof importItems.$inferSelect)['row'];

/** The conditions of the indexes. */
function shown(show: QueryOf<typeof endpoints.listImportItems>['show']): SQL | undefined {
  if (show === 'rejected') return sql`${importItems.state} = 'failed'`;
  if (show === 'kept') return sql`${importItems.state} = 'kept'`;
  return eq(importItems.outcome, show);
}

const batchMax = 500;

/** The rejected rows as a file that can be corrected and imported: the columns that it had, and the reasons. */
export async function readRejectedRows(database: Database, jobId: string): Promise<AsyncIterable<string>> {
  const [job] = await database.db.select({ head: imports.head }).from(imports).where(eq(imports.id, jobId));
  if (!job) throw importNotFound();
  const used = new Set(job.head?.columns.map(({ column }) => column));
  return writeRows(database, jobId, { all: columnsOfKind[job.head?.kind ?? 'products'], used });
}

interface Columns {
  all: readonly string[];
  used: ReadonlySet<string | null>;
}

async function* writeRows({ db }: Database, jobId: string, { all, used }: Columns): AsyncGenerator<string> {
  let last = 0;
  let columns: string[] | undefined;
  for (;;) {
    const items = await db
      .select({ position: importItems.position, reason: importItems.reason, row: importItems.row })
      .from(importItems)
      .where(and(eq(importItems.importId, jobId), sql`state = 'failed'`, gt(importItems.position, last)))
      .orderBy(asc(importItems.position))
      .limit(batchMax);
    const rows = items.flatMap(({ position, reason, row }) =>
      rowsOf(row, position).map(({ row: number, cells }) => ({ number, reason, cells })),
    );
    // Also columns that a format of another shop has no name for, such as the parent of a variant.
    const given = new Set(rows.flatMap(({ cells }) => Object.keys(cells)));
    if (!columns) {
      const head = all.filter((column) => used.has(column) || given.has(column));
      columns = head;
      yield `\ufeff${toCsvLine(['row', 'reason', ...head])}`;
    }
    const head = columns;
    for (const { number, reason, cells } of rows) {
      yield toCsvLine([String(number), reason ?? '', ...head.map((column) => cells[column] ?? '')]);
    }
    if (items.length < batchMax) return;
    last = items.at(-1)?.position ?? last;
  }
}
