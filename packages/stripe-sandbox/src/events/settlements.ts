import type { Ledger } from '../ledger/ledger';
import type { Resource } from '../ledger/records';
import { settleIntent } from '../objects/payment-intent-moves';
import { settleRefund } from '../objects/refunds';

/** Decides delayed debits and refunds when they are due, also after a restart. */
export class Settlements {
  private readonly timers = new Map<string, NodeJS.Timeout>();

  constructor(private readonly ledger: Ledger) {
    ledger.onCommit(({ puts }) => {
      for (const resource of puts) this.watch(resource);
    });
  }

  resume(): void {
    for (const record of this.ledger.tables.payment_intent.all()) this.watch({ kind: 'payment_intent', record });
    for (const record of this.ledger.tables.refund.all()) this.watch({ kind: 'refund', record });
  }

  stop(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  private watch({ kind, record }: Resource): void {
    if (kind !== 'payment_intent' && kind !== 'refund') return;
    const { id, settlesAt } = record;
    clearTimeout(this.timers.get(id));
    this.timers.delete(id);
    if (settlesAt === undefined) return;
    const timer = setTimeout(() => this.settle(kind, id), Math.max(0, settlesAt - Date.now())).unref();
    this.timers.set(id, timer);
  }

  private settle(kind: 'payment_intent' | 'refund', id: string): void {
    this.ledger.transact({}, (tx) => {
      const intent = kind === 'payment_intent' && tx.get(kind, id);
      if (intent) settleIntent(tx, intent);
      const refund = kind === 'refund' && tx.get(kind, id);
      if (refund) settleRefund(tx, refund);
    });
  }
}
