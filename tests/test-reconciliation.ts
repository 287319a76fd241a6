import type { CauseName, Reconciliation, ReconciliationRow, Repair } from '@shopwright/contracts/http/reconciliation';
import * as endpoints from '@shopwright/contracts/http/reconciliation';
import { clerk } from './test-desk';
import type { TestStore } from './test-store';

/** What staff do on the reconciliation screen, through the endpoints. */
export const reconciliationOf = (shop: TestStore) => {
  const { call } = shop.orderClient;
  const compare = () => call(endpoints.compareNow, {}, clerk);
  return {
    read: () => call(endpoints.getReconciliation, {}, clerk),
    compare,
    repair: (row: Pick<ReconciliationRow, 'id'>, repair: Repair, reason = 'Seen with the bank') =>
      call(endpoints.repairRow, { params: { id: String(row.id) }, body: { repair, reason } }, clerk),
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
