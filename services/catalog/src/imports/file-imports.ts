import type { BodyOf, QueryOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/file-imports';
import { type FileImport, undoDays } from '@shopwright/contracts/http/file-imports';
import { type ImportKind, importKinds, recognizedKind } from '@shopwright/contracts/import-kinds';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { AppError, invariant } from '@shopwright/service-kit/errors';
import { type Page, toPage } from '@shopwright/service-kit/http/page';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { decodeKeyset, encodeKeyset, timeInCursor } from '../cursor';
import { importParts, imports } from '../db/suppliers';
import { requestImages } from './fetched-images/request-images';
import { importNotFound } from './import-progress';

const importsPerPage = 10;

/**
 * Starts or resumes with an event for the worker, and pauses or cancels by the state alone: the worker asks before each batch.
 * A dry run that is done starts for real.
 */
export function setImportState(
  database: Database,
  jobId: string,
  { to }: BodyOf<typeof endpoints.setImportState>,
): Promise<FileImport> {
  return database.transaction(async (tx) => {
    const job = await lockImport(tx, jobId);
    const isActive = job.state === 'queued' || job.state === 'running';
    if (to === 'running' && job.phase === 'check' && job.state === 'completed') {
      await tx
        .update(imports)
        .set({ phase: 'import', state: 'queued', endedAt: null, created: 0, updated: 0, unchanged: 0 })
        .where(eq(imports.id, jobId));
      await appendEvent(tx, 'import-requested', { jobId });
    } else if (to === 'running' && job.state === 'paused') {
      await tx.update(imports).set({ state: 'queued' }).where(eq(imports.id, jobId));
      await appendEvent(tx, 'import-requested', { jobId });
    } else if (to === 'paused' && isActive && job.phase !== 'read') {
      await tx.update(imports).set({ state: 'paused' }).where(eq(imports.id, jobId));
    } else if (to === 'canceled' && isCancelable(job)) {
      await tx.update(imports).set({ state: 'canceled', endedAt: sql`now()` }).where(eq(imports.id, jobId));
      await tx.delete(importParts).where(eq(importParts.importId, jobId));
      if (job.phase === 'import') await requestImages(tx, jobId);
    } else if (!(to === 'running' ? isActive : job.state === to)) {
      throw new AppError('conflict', 'The import has ended or was not started');
    }
    return getFileImport(tx, jobId);
  });
}

/** Also a dry run that is done, and a file that could not be read or checked: it will not be imported. */
const isCancelable = ({ phase, state }: Pick<FileImport, 'phase' | 'state'>): boolean =>
  phase !== 'undo' &&
  (['uploading', 'queued', 'running', 'paused'].includes(state) ||
    (phase === 'check' && state === 'completed') ||
    (phase !== 'import' && state === 'failed'));

/** Undoes what was imported, also of an import that was canceled or failed half way. */
export function undoImport(database: Database, jobId: string): Promise<FileImport> {
  return database.transaction(async (tx) => {
    const job = await lockImport(tx, jobId);
    const isActive = job.state === 'queued' || job.state === 'running';
    if (job.phase === 'undo' && (isActive || job.state === 'completed')) return getFileImport(tx, jobId);
    if (!['import', 'undo'].includes(job.phase) || isActive) {
      throw new AppError('conflict', 'Nothing was imported that can be undone');
    }
    const [recent] = await tx
      .select({ id: imports.id })
      .from(imports)
      .where(and(eq(imports.id, jobId), sql`${imports.createdAt} > now() - make_interval(days => ${undoDays})`));
    if (!recent) throw new AppError('conflict', `An import can be undone for ${undoDays} days`);
    await tx.update(imports).set({ phase: 'undo', state: 'queued', endedAt: null }).where(eq(imports.id, jobId));
    await appendEvent(tx, 'import-requested', { jobId });
    return getFileImport(tx, jobId);
  });
}

export async function lockImport(tx: Executor, jobId: string) {
  const [job] = await tx
    .select({ state: imports.state, phase: imports.phase })
    .from(imports)
    .where(and(eq(imports.id, jobId), isNotNull(imports.fileName)))
    .for('update');
  if (!job) throw importNotFound();
  return job;
}

/** With microseconds, which a Date does not have. */
const timeText = sql<string>`to_json(${imports.createdAt}) #>> '{}'`;
const cursorShape = z.tuple([timeInCursor, z.uuid()]);

/** Returns one page of the imports of some kinds, and of those that were not read yet, newest first. */
export async function listFileImports(
  db: Executor,
  { limit = importsPerPage, cursor }: QueryOf<typeof endpoints.listFileImports>,
  kinds: readonly ImportKind[] = importKinds,
): Promise<Page<FileImport>> {
  const isOfKind = inArray(imports.kind, [...kinds, recognizedKind]);
  const [time, jobId] = cursor === undefined ? [] : decodeKeyset(cursorShape, cursor);
  const isOlder =
    cursor === undefined
      ? undefined
      : sql`(${imports.createdAt}, ${imports.id}) < (${time}::timestamptz, ${jobId}::uuid)`;
  const rows = await selectFileImports(db, and(isNull(imports.feedSupplierId), isOlder, isOfKind), limit + 1);
  const page = toPage(rows, limit, (row) => encodeKeyset([row.timeText, row.jobId]));
  return { ...page, rows: page.rows.map(toFileImport) };
}

/** Returns the newest run of a feed. */
export async function findLastRun(db: Executor, supplierId: number): Promise<FileImport | null> {
  const [found] = await selectFileImports(db, eq(imports.feedSupplierId, supplierId), 1);
  return found ? toFileImport(found) : null;
}

export async function getFileImport(db: Executor, jobId: string): Promise<FileImport> {
  const [found] = await selectFileImports(db, eq(imports.id, jobId), 1);
  invariant(found, 'the import is locked or was just written');
  return toFileImport(found);
}

const toFileImport = ({ timeText: _, createdAt, endedAt, ...row }: FileImportRow): FileImport => ({
  ...row,
  createdAt: createdAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});

type FileImportRow = Awaited<ReturnType<typeof selectFileImports>>[number];

function selectFileImports(db: Executor, condition: SQL | undefined, limit: number) {
  return db
    .select({
      timeText,
      jobId: imports.id,
      fileName: sql<string>`${imports.fileName}`,
      kind: imports.kind,
      asDrafts: imports.asDrafts,
      keepsStock: imports.keepsStock,
      sendsInvitations: imports.sendsInvitations,
      givesPoints: imports.givesPoints,
      encoding: imports.encoding,
      isDryRun: imports.isDryRun,
      phase: imports.phase,
      state: imports.state,
      head: imports.head,
      problem: imports.problem,
      total: imports.rows,
      created: imports.created,
      updated: imports.updated,
      unchanged: imports.unchanged,
      imported: imports.imported,
      rejected: imports.rejected,
      images: imports.images,
      imagesFetched: imports.imagesFetched,
      imagesFailed: imports.imagesFailed,
      createdAt: imports.createdAt,
      endedAt: imports.endedAt,
    })
    .from(imports)
    .where(and(isNotNull(imports.fileName), condition))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(limit);
}
