import type { Kind, Records, Stored } from './records';

export interface PageQuery<T> {
  limit: number;
  startingAfter?: string;
  endingBefore?: string;
  created?: { gt?: number; gte?: number; lt?: number; lte?: number };
  /** Narrows to one value of an indexed field before anything is looked at. */
  index?: { field: string; value: string };
  where?: (record: T) => boolean;
}

export interface Page<T> {
  records: T[];
  hasMore: boolean;
}

/** Records of one kind in the order of creation; get and put cost the same at any size. */
export class Collection<T extends Stored> {
  private readonly rows = new Map<string, { position: number; record: T }>();
  private readonly order: string[] = [];
  private readonly indexes: Map<string, Map<string, string[]>>;

  constructor(private readonly fields: Record<string, (record: T) => string | undefined> = {}) {
    this.indexes = new Map(Object.keys(fields).map((field) => [field, new Map()]));
  }

  get size() {
    return this.rows.size;
  }

  get(id: string): T | undefined {
    return this.rows.get(id)?.record;
  }

  put(record: T): void {
    const row = this.rows.get(record.id);
    for (const [field, read] of Object.entries(this.fields)) {
      const value = read(record);
      if (value !== undefined && (!row || read(row.record) !== value)) this.indexed(field, value).push(record.id);
    }
    if (row) row.record = record;
    else this.rows.set(record.id, { position: this.order.push(record.id) - 1, record });
  }

  *all(): Generator<T> {
    for (const row of this.rows.values()) if (!row.record.deleted) yield row.record;
  }

  /** Newest first, as Stripe lists. */
  page(query: PageQuery<T>): Page<T> {
    const ids = query.index ? this.indexed(query.index.field, query.index.value) : this.order;
    const backwards = query.endingBefore !== undefined;
    const cursor = query.endingBefore ?? query.startingAfter;
    const limit = cursor === undefined ? undefined : this.rows.get(cursor)?.position;
    const found: T[] = [];
    const steps = ids.length;
    for (let step = 0; step < steps && found.length <= query.limit; step++) {
      const row = this.rows.get(ids[backwards ? step : steps - 1 - step] ?? '');
      if (!row || row.record.deleted) continue;
      if (limit !== undefined && (backwards ? row.position <= limit : row.position >= limit)) continue;
      if (this.matches(row.record, query) && !found.includes(row.record)) found.push(row.record);
    }
    const records = found.slice(0, query.limit);
    return { records: backwards ? records.reverse() : records, hasMore: found.length > query.limit };
  }

  private matches(record: T, { created = {}, index, where }: PageQuery<T>): boolean {
    if (index && this.fields[index.field]?.(record) !== index.value) return false;
    if (created.gt !== undefined && record.created <= created.gt) return false;
    if (created.gte !== undefined && record.created < created.gte) return false;
    if (created.lt !== undefined && record.created >= created.lt) return false;
    if (created.lte !== undefined && record.created > created.lte) return false;
    return where?.(record) ?? true;
  }

  private indexed(field: string, value: string): string[] {
    const index = this.indexes.get(field) ?? new Map<string, string[]>();
    const ids = index.get(value) ?? [];
    index.set(value, ids);
    return ids;
  }
}

export type Tables = { readonly [K in Kind]: Collection<Records[K]> };

export const newTables = (): Tables => ({
  payment_intent: new Collection({ customer: (intent) => intent.customer }),
  payment_method: new Collection({ customer: (method) => method.customer }),
  charge: new Collection({ customer: (charge) => charge.customer, payment_intent: (charge) => charge.paymentIntent }),
  refund: new Collection({ charge: (refund) => refund.charge, payment_intent: (refund) => refund.paymentIntent }),
  customer: new Collection({ email: (customer) => customer.email }),
  dispute: new Collection({ charge: (dispute) => dispute.charge, payment_intent: (dispute) => dispute.paymentIntent }),
  balance_transaction: new Collection({ source: (entry) => entry.source }),
  webhook_endpoint: new Collection(),
});
