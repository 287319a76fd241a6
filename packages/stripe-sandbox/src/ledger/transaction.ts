import type { Tables } from './collection';
import { newId, unixNow } from './ids';
import type { EventRecord, Kind, Records, Resource } from './records';

export interface Origin {
  requestId?: string;
  idempotencyKey?: string;
  imported?: true;
}

/** A response stored for its idempotency key: the record it showed, or a body that is more than a record. */
export type StoredResponse = { status: number } & ({ shows: Resource; audience: Audience } | { body: unknown });

/** Publishable keys see less of an object than secret keys do. */
export type Audience = 'secret' | 'publishable';

export interface KeyedResponse {
  key: string;
  fingerprint: string;
  route: string;
  at: number;
  response: StoredResponse;
}

/** Collects the changes and events of one request, which are written as one line: all or nothing. */
export class Transaction {
  puts: Resource[] = [];
  readonly events: EventRecord[] = [];
  keyed?: KeyedResponse;

  constructor(
    private readonly tables: Tables,
    readonly origin: Origin,
    readonly now = unixNow(),
  ) {}

  get<K extends Kind>(kind: K, id: string): Records[K] | undefined {
    const own = this.puts.findLast((resource) => resource.kind === kind && resource.record.id === id);
    const record = (own?.record as Records[K] | undefined) ?? this.tables[kind].get(id);
    return record?.deleted ? undefined : record;
  }

  put<K extends Kind>(kind: K, record: Records[K]): Records[K] {
    this.puts.push({ kind, record } as Resource);
    return record;
  }

  /** Discards all changes, for a request that fails after all. */
  rollBack(): void {
    this.puts = [];
    this.events.length = 0;
  }

  /** Drops versions that were replaced before they were visible. */
  dropSuperseded(): void {
    const shown = new Set(this.events.map(({ resource }) => resource.record));
    if (this.keyed && 'shows' in this.keyed.response) shown.add(this.keyed.response.shows.record);
    const latest = new Map(this.puts.map(({ record }) => [record.id, record]));
    this.puts = this.puts.filter(({ record }) => shown.has(record) || latest.get(record.id) === record);
  }

  emit<K extends Kind>(type: string, kind: K, record: Records[K], previous?: Record<string, unknown>): void {
    if (!this.puts.some((resource) => resource.record === record)) this.put(kind, record);
    const resource = { kind, record } as Resource;
    this.events.push({ id: newId('evt'), created: this.now, type, resource, previous, ...this.origin });
  }
}
