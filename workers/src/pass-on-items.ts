import type { ResponseOf } from '@shopwright/contracts/endpoint';
import {
  type ImportBatch,
  importCustomerBatch,
  importDiscountBatch,
  importOrderBatch,
  importPoints,
  importTaxExemptions,
  nextImportBatch,
  recordImportBatch,
} from '@shopwright/contracts/http/internal-imports';
import type { Pace } from './pace-imports';
import type { Services } from './services';

type Owners = Pick<Services, 'order' | 'auth'>;
type Decided = Pick<ResponseOf<typeof importOrderBatch>[number], 'key' | 'outcome' | 'changes' | 'reason'>;

/**
 * Passes one batch after the other to the service that owns what the file has, and its outcomes back, until time is over. Returns undefined for
 * a file that the catalog imports by itself.
 */
export async function passOnItems(
  { catalog, ...owners }: Pick<Services, 'catalog' | 'order' | 'auth'>,
  jobId: string,
  { pace, isOver }: { pace: Pace; isOver: () => boolean },
): Promise<true | undefined> {
  for (;;) {
    const isEnd = await pace(async () => {
      // Asked for after the rest: staff may have canceled the import meanwhile.
      const { kind, batch } = await catalog.call(nextImportBatch, { params: { jobId } });
      const decide = decisions[kind as keyof typeof decisions];
      if (!decide) return undefined;
      if (!batch) return true;
      const continueLater = isOver();
      const decided = await decide(owners, batch);
      const body = { phase: batch.phase, decided, continueLater };
      const { isDone } = await catalog.call(recordImportBatch, { params: { jobId }, body });
      return isDone || continueLater;
    });
    if (isEnd !== false) return isEnd;
  }
}

/** Auth owns customers, and the order service their tax. Both know a batch that comes again. */
async function decideCustomers({ auth, order }: Owners, batch: ImportBatch): Promise<Decided[]> {
  const { importId, phase, requestedBy } = batch;
  const decided = await auth.call(importCustomerBatch, { body: batch });
  const accounts = decided.flatMap(({ userId, taxExemption: reason }) =>
    userId !== undefined && reason !== undefined ? [{ userId, reason }] : [],
  );
  const isAsked = phase === 'undo' || accounts.length > 0;
  const given = isAsked
    ? await order.call(importTaxExemptions, { body: { importId, phase, requestedBy, accounts } })
    : [];
  return decided.map(({ userId, taxExemption, ...item }) =>
    // A dry run has no account of someone new.
    taxExemption !== undefined && (userId === undefined || given.includes(userId))
      ? withChange(item, 'taxExempt', taxExemption)
      : item,
  );
}

/** The order service owns orders of another shop, and auth the points that they may earn. */
async function decideOrders({ auth, order }: Owners, batch: ImportBatch): Promise<Decided[]> {
  const { importId, phase, requestedBy, givesPoints, items } = batch;
  const decided = await order.call(importOrderBatch, { body: batch });
  const kept = new Set(decided.flatMap(({ key, reason }) => (reason === undefined ? [] : [key])));
  const undone = items.filter(({ key }) => !kept.has(key));
  const orders = phase === 'undo' ? undone.flatMap(toUndone) : decided.flatMap(({ paid }) => paid ?? []);
  const isAsked = givesPoints && orders.length > 0;
  const given = isAsked ? await auth.call(importPoints, { body: { importId, phase, requestedBy, orders } }) : [];
  const pointsOf = new Map(given.map(({ reference, points }) => [reference, points]));
  return decided.map(({ paid, ...item }) => {
    const points = paid && pointsOf.get(paid.reference.toLowerCase());
    return points === undefined ? item : withChange(item, 'points', points);
  });
}

const toUndone = ({ changes }: ImportBatch['items'][number]) => {
  const reference = changes?.values.number?.[1];
  return typeof reference === 'string' && changes?.values.points ? [{ reference, email: '', total: '0.00' }] : [];
};

const withChange = ({ changes, outcome, ...item }: Decided, column: string, value: string | number): Decided => ({
  ...item,
  outcome: outcome === 'unchanged' ? 'updated' : outcome,
  changes: { values: { ...changes?.values, [column]: [null, value] } },
});

/** The order service owns discounts. */
const decideDiscounts = ({ order }: Owners, batch: ImportBatch): Promise<Decided[]> =>
  order.call(importDiscountBatch, { body: batch });

/** By what a file has, who decides about it. */
const decisions = { customers: decideCustomers, orders: decideOrders, discounts: decideDiscounts };
