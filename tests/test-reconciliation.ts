import * as endpoints from '@shopwright/contracts/http/reconciliation';
import {
  type CauseName,
  causes,
  type Reconciliation,
  type ReconciliationKind,
  type ReconciliationRow,
  type Repair,
} from '@shopwright/contracts/http/reconciliation';
import { expect } from 'vitest';
import { pay } from './test-customer';
import { buy, clerk } from './test-desk';
import { runLoyaltyJobs, Shopper } from './test-shopper';
import type { TestStore } from './test-store';

/** The actions of staff on the reconciliation screen, through the endpoints. */
export const reconciliationOf = (shop: TestStore, actor = clerk) => {
  const { call } = shop.orderClient;
  const compare = () => call(endpoints.compareNow, {}, clerk);
  return {
    read: () => call(endpoints.getReconciliation, {}, clerk),
    compare,
    repair: (row: Pick<ReconciliationRow, 'id'>, repair: Repair, reason = 'Seen with the bank') =>
      call(endpoints.repairRow, { params: { id: String(row.id) }, body: { repair, reason } }, actor),
    /** Compares and returns the only row of this cause about a subject, or undefined. */
    find: async (cause: CauseName, about: Partial<ReconciliationRow>) => findRow(await compare(), cause, about),
  };
};

export const findRow = ({ rows }: Reconciliation, cause: CauseName, about: Partial<ReconciliationRow>) =>
  rows.find(
    (row) =>
      row.cause === cause &&
      Object.entries(about).every(([name, value]) => row[name as keyof ReconciliationRow] === value),
  );

type Topic = 'ledgers' | 'documents' | 'payments';
const topicOf: Partial<Record<ReconciliationKind, Topic>> = {
  points_mismatch: 'ledgers',
  stock_mismatch: 'ledgers',
  documents_mismatch: 'documents',
};
/** Every cause belongs to one of three test files, each of which proves that it repaired all of its own. */
export const causesOf = (topic: Topic) =>
  (Object.keys(causes) as CauseName[]).filter((cause) => (topicOf[causes[cause].kind] ?? 'payments') === topic).sort();

/** Plants differences in a store and repairs them as staff do. */
export function differencesOf(shop: () => TestStore) {
  const seen = new Set<CauseName>();
  return {
    seen,

    /** Finds the planted difference, repairs it, and expects that no later comparison finds it. */
    async expectRepaired(cause: CauseName, about: Partial<ReconciliationRow>, repair: Repair) {
      const page = reconciliationOf(shop());
      const row = await page.find(cause, about);
      if (!row) throw new Error(`${cause} was not found`);
      seen.add(cause);
      expect(row).toMatchObject({ kind: causes[cause].kind, repairs: causes[cause].repairs, lastRepair: null });
      const after = await page.repair(row, repair, 'Because it was planted');
      expect(findRow(after, cause, about), `${cause} after its repair`).toBeUndefined();
      expect(after.repaired[0]).toMatchObject({
        id: row.id,
        lastRepair: { repair, reason: 'Because it was planted', authorId: 900 },
      });
      expect(findRow(await page.compare(), cause, about), `${cause} at the next comparison`).toBeUndefined();
      return row;
    },

    /** Pays an intent that Stripe knows and no order does. */
    async payAlone(metadata: Record<string, string> = {}, amount = 4200, currency = 'usd') {
      const intent = await shop().order.stripe.paymentIntents.create({ amount, currency, metadata });
      await pay(shop(), intent.id);
      return intent.id;
    },

    /** A confirmed order of an account with its points in the ledger. */
    async buyWithPoints() {
      const shopper = await Shopper.create(shop());
      const order = await buy(shop(), { actor: shopper.actor });
      await runLoyaltyJobs(shop());
      return { shopper, order };
    },

    async readRefunded(id: string) {
      const intent = await shop().order.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
      return typeof intent.latest_charge === 'object' ? intent.latest_charge?.amount_refunded : undefined;
    },
  };
}
