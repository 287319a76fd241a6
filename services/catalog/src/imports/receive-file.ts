import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { QueryOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/file-imports';
import { fileSource, importFile } from '@shopwright/contracts/http/file-imports';
import type { AskedKind } from '@shopwright/contracts/import-kinds';
import type { Database } from '@shopwright/service-kit/database/connection';
import { AppError, fieldError } from '@shopwright/service-kit/errors';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { eq } from 'drizzle-orm';
import { importParts, imports } from '../db/suppliers';
import { readFeedForFile } from '../supplier-feeds/feed-terms';

const partBytes = 1024 * 1024;

/**
 * Stores a file in parts as it comes, and starts to read it once all of it is there.
 */
export async function receiveFile(
  database: Database,
  file: Readable,
  { kind = 'products', ...query }: QueryOf<typeof endpoints.importFile> & { kind?: AskedKind },
  requestedBy?: number,
): Promise<{ id: string }> {
  const id = randomUUID();
  if (query.supplierId !== undefined && kind !== 'products')
    throw fieldError('invalid_request', 'supplierId', 'A supplier has products only');
  const feed = query.supplierId === undefined ? undefined : await readFeedForFile(database.db, query.supplierId);
  await database.db.insert(imports).values({
    id,
    supplierType: fileSource,
    profitMargin: 30,
    phase: 'read',
    state: 'uploading',
    kind,
    fileName: query.fileName ?? 'file',
    isDryRun: query.dryRun ?? false,
    asDrafts: feed !== undefined || (query.asDrafts ?? false),
    feedSupplierId: query.supplierId,
    keepsStock: query.keepStock ?? false,
    sendsInvitations: query.invite ?? false,
    givesPoints: query.points ?? false,
    mapping: query.mapping ?? feed?.mapping,
    encoding: query.encoding,
    requestedBy,
  });
  try {
    await storeParts(database, id, file);
  } catch (error) {
    // Nothing is left of a file that broke off.
    await database.db.delete(imports).where(eq(imports.id, id));
    throw error;
  }
  await database.transaction(async (tx) => {
    await tx.update(imports).set({ state: 'queued' }).where(eq(imports.id, id));
    await appendEvent(tx, 'import-requested', { jobId: id });
  });
  return { id };
}

async function storeParts({ db }: Database, importId: string, file: Readable): Promise<void> {
  let [position, size] = [0, 0];
  for await (const bytes of inParts(file)) {
    size += bytes.length;
    if (size > importFile.upload.maxBytes) throw fieldError('payload_too_large', 'file', 'The file is too large');
    await db.insert(importParts).values({ importId, position, bytes });
    position += 1;
  }
  if (position === 0) throw new AppError('invalid_request', 'The file is missing');
}

async function* inParts(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of file) {
    held.push(chunk);
    size += chunk.length;
    if (size < partBytes) continue;
    yield Buffer.concat(held);
    held = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(held);
}
