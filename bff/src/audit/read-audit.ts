import type { QueryOf } from '@shopwright/contracts/endpoint';
import {
  type AuditEntry,
  type AuditService,
  type AuditTarget,
  auditAreas,
  auditServices,
  type listAudit,
} from '@shopwright/contracts/http/audit';
import { listServiceAudit, nameAuditActors, type StoredAuditEntry } from '@shopwright/contracts/http/internal-audit';
import { fieldError } from '@shopwright/service-kit/errors';
import type { ServiceClient } from '@shopwright/service-kit/http/client';
import type { Actor } from '@shopwright/service-kit/http/internal-token';

export type AuditSources = Record<AuditService, ServiceClient>;
export type AuditFilters = Omit<QueryOf<typeof listAudit>, 'limit' | 'cursor'>;

/** The oldest entry of each service that was read; 0 where it has no more. */
type Positions = Partial<Record<AuditService, number>>;

interface AuditPage {
  entries: AuditEntry[];
  nextCursor?: string;
}

/** Merges the logs of the services, newest first. Fails where one does not answer: a list with gaps would look complete. */
export async function readAudit(
  sources: AuditSources,
  actor: Actor,
  filters: AuditFilters,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<AuditPage> {
  const positions = readCursor(cursor);
  const body = { ...(await toServiceFilters(sources, filters)), limit: limit + 1 };
  const logs = await Promise.all(
    auditServices.map(async (service) => {
      const before = positions[service];
      if (before === 0) return [];
      const call = { body: { ...body, ...(before !== undefined && { before }) } };
      const rows = await sources[service].call(listServiceAudit[service], call, actor);
      return rows.map((row) => ({ service, row }));
    }),
  );
  const taken = mergeNewestFirst(logs, limit);
  const next: Positions = { ...positions };
  logs.forEach((log, index) => {
    const service = auditServices[index] as AuditService;
    const count = taken.filter((each) => each.service === service).length;
    if (count > 0) next[service] = log[count - 1]?.row.id ?? 0;
    if (count === log.length && log.length <= limit) next[service] = 0;
  });
  const hasMore = logs.some((log) => log.length > 0) && logs.flat().length > taken.length;
  const names = await readNames(sources, taken);
  return {
    entries: taken.map(({ service, row }) => toEntry(service, row, names)),
    ...(hasMore && { nextCursor: auditServices.map((service) => `${service}:${next[service] ?? ''}`).join(',') }),
  };
}

interface Logged {
  service: AuditService;
  row: StoredAuditEntry;
}

/** Keeps the order of each service, whose entries have the times at which their transactions began. */
function mergeNewestFirst(logs: Logged[][], limit: number): Logged[] {
  const places = logs.map(() => 0);
  const merged: Logged[] = [];
  while (merged.length < limit) {
    const heads = logs.flatMap((log, index) => {
      const entry = log[places[index] ?? 0];
      return entry ? [{ index, entry }] : [];
    });
    const [first, ...others] = heads;
    if (!first) break;
    const newest = others.reduce((best, each) => (each.entry.row.at > best.entry.row.at ? each : best), first);
    places[newest.index] = (places[newest.index] ?? 0) + 1;
    merged.push(newest.entry);
  }
  return merged;
}

function readCursor(cursor: string | undefined): Positions {
  if (cursor === undefined) return {};
  const positions: Positions = {};
  for (const part of cursor.split(',')) {
    const [, service, position = ''] = /^(catalog|order|auth):(\d{0,15})$/.exec(part) ?? [];
    if (service === undefined) throw fieldError('invalid_request', 'cursor', 'Must be a cursor of this list');
    if (position !== '') positions[service as AuditService] = Number(position);
  }
  return positions;
}

const wordsMax = 10;
const dayMs = 86_400_000;

async function toServiceFilters(
  { auth }: AuditSources,
  { search = '', userId, area, targetType, targetId, from, to }: AuditFilters,
) {
  const words = search.split(/\s+/).filter(Boolean).slice(0, wordsMax);
  const members = words.length > 0 ? await auth.call(nameAuditActors, { body: { words } }) : [];
  const idsOf = (word: string) =>
    members.filter(({ name }) => name.toLowerCase().includes(word.toLowerCase())).map(({ id }) => id);
  const targetTypes: AuditTarget[] | undefined = targetType ? [targetType] : area && [...auditAreas[area]];
  return {
    words: words.map((word) => ({ word, actorIds: idsOf(word).slice(0, 500) })),
    ...(userId !== undefined && { userId }),
    ...(targetTypes && { targetTypes }),
    ...(targetId !== undefined && { targetId }),
    ...(from !== undefined && { from: `${from}T00:00:00.000Z` }),
    ...(to !== undefined && { to: new Date(Date.parse(`${to}T00:00:00.000Z`) + dayMs).toISOString() }),
  };
}

async function readNames({ auth }: AuditSources, entries: Logged[]): Promise<Map<number, string>> {
  const ids = [...new Set(entries.flatMap(({ row }) => [row.actor.userId ?? [], accountOf(row) ?? []].flat()))];
  if (ids.length === 0) return new Map();
  const named = await auth.call(nameAuditActors, { body: { ids } });
  return new Map(named.map(({ id, name }) => [id, name]));
}

/** The log has no name of a person: one that is shown is that of today. */
const accountOf = ({ target: { type, id } }: StoredAuditEntry): number | undefined =>
  type === 'account' || type === 'sign-in' ? Number(id) : undefined;

const toId = (service: AuditService, id: number | null): string | null => (id === null ? null : `${service}-${id}`);

function toEntry(service: AuditService, row: StoredAuditEntry, names: Map<number, string>): AuditEntry {
  const { userId } = row.actor;
  const account = accountOf(row);
  return {
    ...row,
    ...(account !== undefined && { target: { ...row.target, name: names.get(account) ?? null } }),
    id: `${service}-${row.id}`,
    undoes: toId(service, row.undoes),
    undoneBy: toId(service, row.undoneBy),
    actor: { ...row.actor, name: userId === null ? null : (names.get(userId) ?? null) },
  };
}
