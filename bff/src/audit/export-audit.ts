import type { ExportFormat } from '@shopwright/contracts/export-files';
import type { AuditEntry } from '@shopwright/contracts/http/audit';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { type ExportColumn, writeExport } from '@shopwright/service-kit/http/write-export';
import { type AuditFilters, type AuditSources, readAudit } from './read-audit';

const batchSize = 500;

const json = (values: object | null): string => (values === null ? '' : JSON.stringify(values));

const columns: readonly ExportColumn<AuditEntry>[] = [
  ['id', ({ id }) => id],
  ['at', ({ at }) => at],
  ['userId', ({ actor }) => actor.userId ?? ''],
  ['name', ({ actor }) => actor.name ?? ''],
  ['role', ({ actor }) => actor.role ?? ''],
  ['apiKey', ({ actor }) => actor.apiKey?.name ?? ''],
  ['importId', ({ actor }) => actor.importId ?? ''],
  ['action', ({ action }) => action],
  ['targetType', ({ target }) => target.type],
  ['targetId', ({ target }) => target.id],
  ['targetName', ({ target }) => target.name ?? ''],
  ['before', ({ before }) => json(before)],
  ['after', ({ after }) => json(after)],
  ['details', ({ details }) => json(details)],
  ['network', ({ network }) => network ?? ''],
  ['traceId', ({ traceId }) => traceId ?? ''],
  ['requestId', ({ requestId }) => requestId ?? ''],
  ['undoes', ({ undoes }) => undoes ?? ''],
];

/** Yields what the filters leave, batch by batch, newest first. */
export function exportAudit(sources: AuditSources, actor: Actor, filters: AuditFilters, format: ExportFormat) {
  return writeExport(readBatches(sources, actor, filters), { format, columns });
}

async function* readBatches(sources: AuditSources, actor: Actor, filters: AuditFilters): AsyncGenerator<AuditEntry[]> {
  let cursor: string | undefined;
  do {
    const { entries, nextCursor } = await readAudit(sources, actor, filters, { limit: batchSize, cursor });
    yield entries;
    cursor = nextCursor;
  } while (cursor !== undefined);
}
