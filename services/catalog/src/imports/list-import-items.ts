import type { QueryOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/file-imports';
import type { ImportedItem } from '@shopwright/contracts/http/file-imports';
import { columnsOfKind } from '@shopwright/contracts/import-kinds';
import { can, type PermissionHolder } from '@shopwright/contracts/permissions';
import { toCsvLine } from '@shopwright/contracts/spreadsheet-cells';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { type Page, toPage } from '@shopwright/service-kit/http/page';
import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { products } from '../db/products';
import { importItems, imports } from '../db/suppliers';
import { importNotFound } from './import-progress';
import { rowsOf } from './items';

const defaultLimit = 50;

/** Returns one page of the items, in the order of the file. Addresses are for those who may read customers. */
export async function listImportItems(
  db: Executor,
  jobId: string,
  { limit = defaultLimit, cursor = 0, show }: QueryOf<typeof endpoints.listImportItems>,
  holder: PermissionHolder,
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
  const hasAddresses = can(holder, 'customers:read');
  const items = rows.map(({ cells, name, row, changes: found, ...item }) => {
    const changes = hasAddresses ? found : withoutAddress(found);
    return { ...item, row, changes, name: name ?? findName(cells, row, { changes, hasAddresses }) };
  });
  return toPage(items, limit, ({ row }) => row);
}

function withoutAddress(changes: ImportedItem['changes']): ImportedItem['changes'] {
  if (!changes?.values.email) return changes;
  const { email: _email, ...values } = changes.values;
  return { ...changes, values };
}

interface Shown {
  changes: ImportedItem['changes'];
  hasAddresses: boolean;
}

/** What the rows call an item, which the store may not have. */
function findName(cells: ItemCells, row: number, { changes, hasAddresses }: Shown): string {
  for (const { cells: given } of rowsOf(cells, row)) {
    const name =
      given.number ||
      given.name ||
      given.from ||
      given.product ||
      given.productName ||
      (hasAddresses && given.email) ||
      given.title ||
      given.slug ||
      given.sku ||
      given.productId;
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
export async function readRejectedRows(
  database: Database,
  jobId: string,
  holder: PermissionHolder,
): Promise<AsyncIterable<string>> {
  const [job] = await database.db.select({ head: imports.head }).from(imports).where(eq(imports.id, jobId));
  if (!job) throw importNotFound();
  const used = new Set(job.head?.columns.map(({ column }) => column));
  const kind = job.head?.kind ?? 'products';
  // Who reads reviews alone sees no address of theirs elsewhere, either.
  const hidden = kind === 'reviews' && !can(holder, 'customers:read') ? ['email'] : [];
  return writeRows(database, jobId, { all: columnsOfKind[kind].filter((column) => !hidden.includes(column)), used });
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
