import { randomUUID } from 'node:crypto';
import { withoutForbidden } from '@shopwright/contracts/characters';
import type { BodyOf, QueryOf, ResponseOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/file-imports';
import {
  type FileImport,
  type FileRow,
  fileRowsMax,
  fileSource,
  type RejectedRow,
} from '@shopwright/contracts/http/file-imports';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { AppError, fieldError, invariant } from '@shopwright/service-kit/errors';
import { type Page, toPage } from '@shopwright/service-kit/http/page';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { and, asc, desc, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { addMissingCategories } from '../categories/create-category';
import { decodeKeyset, encodeKeyset, timeInCursor } from '../cursor';
import { importItems, imports } from '../db/suppliers';
import { importNotFound } from './import-progress';

const importsPerPage = 10;
const defaultLimit = 100;

export function createFileImport(
  database: Database,
  { fileName, asDrafts = false, newCategories = [] }: BodyOf<typeof endpoints.createFileImport>,
  userId?: number,
): Promise<FileImport> {
  const id = randomUUID();
  const source = { supplierType: fileSource, profitMargin: 30, state: 'uploading' as const };
  return database.transaction(async (tx) => {
    await addMissingCategories(tx, newCategories);
    await tx.insert(imports).values({ id, ...source, fileName, asDrafts, requestedBy: userId });
    return getFileImport(tx, id);
  });
}

/** Adds rows to an import that was not started. A row that is there already stays. */
export function addImportRows(
  database: Database,
  jobId: string,
  { firstRow, rows }: BodyOf<typeof endpoints.addImportRows>,
): Promise<ResponseOf<typeof endpoints.addImportRows>> {
  if (firstRow + rows.length - 1 > fileRowsMax) {
    throw fieldError('invalid_request', 'rows', `A file can have at most ${fileRowsMax} rows`);
  }
  return database.transaction(async (tx) => {
    const state = await lockState(tx, jobId);
    if (state !== 'uploading') throw new AppError('conflict', 'The import was already started');
    const added = await tx
      .insert(importItems)
      .values(
        rows.map((row, at) => ({
          importId: jobId,
          supplierProductId: String(firstRow + at),
          position: firstRow + at,
          row: toStoredRow(row),
        })),
      )
      .onConflictDoNothing()
      .returning({ position: importItems.position });
    return { added: added.length };
  });
}

/** Removes the characters that texts may not have; Postgres would refuse a NUL and half of a surrogate pair. */
const toStoredRow = (row: FileRow): Record<string, string> =>
  Object.fromEntries(Object.entries(row).map(([column, cell]) => [column, withoutForbidden(cell)]));

/** Starts or resumes with an event for the worker, and pauses by the state alone: the worker asks before each batch. */
export function setImportState(database: Database, jobId: string, to: 'running' | 'paused'): Promise<FileImport> {
  return database.transaction(async (tx) => {
    const state = await lockState(tx, jobId);
    const isAllowed = to === 'paused' ? isActive(state) : state === 'uploading' || state === 'paused';
    if (!isAllowed && !(to === 'running' ? isActive(state) : state === 'paused')) {
      throw new AppError('conflict', 'The import has ended or was not started');
    }
    if (isAllowed) {
      const [rows] = await tx.select().from(importItems).where(eq(importItems.importId, jobId)).limit(1);
      if (!rows) throw new AppError('conflict', 'The import has no rows');
      await tx
        .update(imports)
        .set({ state: to === 'running' ? 'queued' : 'paused' })
        .where(eq(imports.id, jobId));
      if (to === 'running') await appendEvent(tx, 'import-requested', { jobId });
    }
    return getFileImport(tx, jobId);
  });
}

const isActive = (state: FileImport['state']): boolean => state === 'queued' || state === 'running';

async function lockState(tx: Executor, jobId: string): Promise<FileImport['state']> {
  const [job] = await tx
    .select({ state: imports.state })
    .from(imports)
    .where(and(eq(imports.id, jobId), isNotNull(imports.fileName)))
    .for('update');
  if (!job) throw importNotFound();
  return job.state;
}

/** With microseconds, which a Date does not have. */
const timeText = sql<string>`to_json(${imports.createdAt}) #>> '{}'`;
const cursorShape = z.tuple([timeInCursor, z.uuid()]);

/** Returns one page of the imports, newest first. */
export async function listFileImports(
  db: Executor,
  { limit = importsPerPage, cursor }: QueryOf<typeof endpoints.listFileImports>,
): Promise<Page<FileImport>> {
  const [time, jobId] = cursor === undefined ? [] : decodeKeyset(cursorShape, cursor);
  const isOlder =
    cursor === undefined
      ? undefined
      : sql`(${imports.createdAt}, ${imports.id}) < (${time}::timestamptz, ${jobId}::uuid)`;
  const rows = await selectFileImports(db, isOlder, limit + 1);
  const page = toPage(rows, limit, (row) => encodeKeyset([row.timeText, row.jobId]));
  return { ...page, rows: page.rows.map(toFileImport) };
}

async function getFileImport(db: Executor, jobId: string): Promise<FileImport> {
  const [found] = await selectFileImports(db, eq(imports.id, jobId), 1);
  invariant(found, 'the import is locked or was just written');
  return toFileImport(found);
}

const toFileImport = ({ timeText: _, createdAt, ...row }: FileImportRow): FileImport => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

type FileImportRow = Awaited<ReturnType<typeof selectFileImports>>[number];

function selectFileImports(db: Executor, condition: SQL | undefined, limit: number) {
  return db
    .select({
      timeText,
      jobId: imports.id,
      fileName: sql<string>`${imports.fileName}`,
      asDrafts: imports.asDrafts,
      state: imports.state,
      rows: imports.rows,
      imported: imports.imported,
      rejected: imports.rejected,
      createdAt: imports.createdAt,
    })
    .from(imports)
    .where(and(isNotNull(imports.fileName), condition))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(limit);
}

/** Returns one page of the rows that were rejected, in the order of the file. */
export async function listRejectedRows(
  db: Executor,
  jobId: string,
  { limit = defaultLimit, cursor = 0 }: { limit?: number; cursor?: number },
): Promise<Page<RejectedRow>> {
  const isFailed = and(eq(importItems.importId, jobId), eq(importItems.state, 'failed'));
  const rows = await db
    .select({ row: importItems.position, reason: importItems.reason, columns: importItems.row })
    .from(importItems)
    .where(and(isFailed, gt(importItems.position, cursor)))
    .orderBy(asc(importItems.position))
    .limit(limit + 1);
  const rejected = rows.map(({ row, reason, columns }) => ({ row, reason: reason ?? '', columns: columns ?? {} }));
  return toPage(rejected, limit, ({ row }) => row);
}
