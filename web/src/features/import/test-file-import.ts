import type { FileImport } from '@shopwright/contracts/http/file-imports';

/** A file that was imported, unless told otherwise. */
export const testFileImport = (changes: Partial<FileImport> = {}): FileImport => ({
  jobId: crypto.randomUUID(),
  fileName: 'lamps.csv',
  kind: 'products',
  asDrafts: false,
  keepsStock: false,
  sendsInvitations: false,
  encoding: null,
  isDryRun: true,
  phase: 'import',
  state: 'completed',
  head: { kind: 'products', format: 'other', columns: [{ name: 'Item', column: 'name' }] },
  problem: null,
  total: 1,
  created: 1,
  updated: 0,
  unchanged: 0,
  rejected: 0,
  imported: 1,
  images: 0,
  imagesFetched: 0,
  imagesFailed: 0,
  createdAt: new Date().toISOString(),
  endedAt: null,
  ...changes,
});
