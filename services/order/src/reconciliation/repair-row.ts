import type { BodyOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/reconciliation';
import { causes, isCheck, type Repair } from '@shopwright/contracts/http/reconciliation';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import { AppError, fieldError } from '@shopwright/service-kit/errors';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { type DifferenceRow, reconciliationRows } from '../db/reconciliation-tables';
import type { OrderDeps } from '../deps';
import { type Author, recordOrderEvent } from '../orders/record-event';
import { compareStatesNow } from './compare';
import { repairsOf } from './repairs';
import { causesOf } from './store-findings';

const rows = reconciliationRows;

/** A claim of a process that died may be taken over after this time. */
const claimSeconds = 30;

/**
 * Repairs a difference, and stores the author and the reason. Claims the row first, so that of two members of staff one
 * repairs it. The orders' own states are compared again afterwards: a row that is still true stays open.
 */
export async function repairRow(
  deps: OrderDeps,
  id: number,
  { repair, reason = '' }: BodyOf<typeof endpoints.repairRow>,
  author: Author,
): Promise<void> {
  const row = await claim(deps, id, { repair, reason });
  try {
    const work = repairsOf[row.cause][repair];
    if (work) await work({ deps, row, reason, author });
  } catch (error) {
    await deps.database.db.update(rows).set({ claimedAt: null }).where(eq(rows.id, id));
    throw error;
  }
  const isCompared = (causesOf.orderStates as readonly string[]).includes(row.cause) && repair === 'retry';
  await deps.database.transaction(async (tx) => {
    const at = deps.now();
    await tx
      .update(rows)
      .set({
        repair,
        reason,
        authorId: author.userId ?? null,
        repairedAt: at,
        claimedAt: null,
        ...(!isCompared && { resolvedAt: at }),
      })
      .where(eq(rows.id, id));
    if (row.orderId === null) return;
    const details = { cause: row.cause, repair, reason };
    await recordOrderEvent(tx, { orderId: row.orderId, kind: 'repaired', author, at, details });
  });
  if (isCompared) await compareStatesNow(deps);
}

async function claim(
  { database, now }: OrderDeps,
  id: number,
  { repair, reason }: { repair: Repair; reason: string },
): Promise<DifferenceRow> {
  const [row] = await database.db.select().from(rows).where(eq(rows.id, id));
  if (!row) throw new AppError('not_found', 'No such difference');
  if (!(causes[row.cause].repairs as readonly Repair[]).includes(repair)) {
    throw fieldError('conflict', 'repair', 'This difference cannot be repaired that way');
  }
  if (reason === '' && !isCheck(repair, row.cause)) {
    throw fieldError('invalid_request', 'reason', validationMessages.required);
  }
  const at = now();
  const isFree = or(isNull(rows.claimedAt), lt(rows.claimedAt, new Date(at.getTime() - claimSeconds * 1000)));
  const [claimed] = await database.db
    .update(rows)
    .set({ claimedAt: at })
    .where(and(eq(rows.id, id), isNull(rows.resolvedAt), isFree))
    .returning();
  if (!claimed) throw fieldError('conflict', 'repair', 'This difference is already repaired or being repaired');
  return claimed;
}
