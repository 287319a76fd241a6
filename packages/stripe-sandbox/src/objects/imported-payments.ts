import type { Ledger } from '../ledger/ledger';
import type { DisputeRecord, EventRecord, Resource } from '../ledger/records';

/** The facts that a store would have learned of a payment by responses and webhooks. */
export interface ImportResponse {
  id: string;
  refunds: string[];
  dispute: string | null;
  events: { id: string; type: string; created: number }[];
}

const ofPayment = (id: string) => ({ limit: 100, index: { field: 'payment_intent', value: id } });

/** Oldest first. */
export const listRefunds = ({ tables }: Ledger, id: string): string[] =>
  tables.refund
    .page(ofPayment(id))
    .records.map((refund) => refund.id)
    .reverse();

export const findDispute = ({ tables }: Ledger, id: string): DisputeRecord | undefined =>
  tables.dispute.page(ofPayment(id)).records[0];

const paymentOf = ({ kind, record }: Resource): string | undefined =>
  kind === 'payment_intent' ? record.id : 'paymentIntent' in record ? record.paymentIntent : undefined;

const isCreation = (type: string): boolean => type === 'payment_intent.created';

const findCreation = ({ events }: Ledger, id: string): EventRecord | undefined =>
  [...events.all()].find(({ type, resource }) => isCreation(type) && resource.record.id === id);

/** A payment of the API stays as it is. */
export function isImportable(ledger: Ledger, id: string): boolean {
  const made = findCreation(ledger, id);
  return made === undefined || made.imported === true;
}

/** Deletes what an earlier import wrote of the payment. */
export function removePayment(ledger: Ledger, id: string): void {
  ledger.transact({ imported: true }, (tx) => {
    const intent = tx.get('payment_intent', id);
    if (intent) tx.put('payment_intent', { ...intent, settlesAt: undefined, deleted: true });
    for (const kind of ['charge', 'refund', 'dispute'] as const) {
      for (const record of ledger.tables[kind].page(ofPayment(id)).records) {
        const source = { limit: 100, index: { field: 'source', value: record.id } };
        for (const entry of ledger.tables.balance_transaction.page(source).records)
          tx.put('balance_transaction', { ...entry, deleted: true });
        tx.put(kind, { ...record, deleted: true } as never);
      }
    }
  });
}

export function describePayment(ledger: Ledger, id: string): ImportResponse {
  const all = [...ledger.events.all()].filter(({ resource }) => paymentOf(resource) === id);
  const events = all.slice(all.findLastIndex(({ type }) => isCreation(type)));
  return {
    id,
    refunds: listRefunds(ledger, id),
    dispute: findDispute(ledger, id)?.id ?? null,
    events: events.map(({ id: eventId, type, created }) => ({ id: eventId, type, created })),
  };
}
