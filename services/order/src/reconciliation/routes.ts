import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ResponseOf } from '@shopwright/contracts/endpoint';
import * as endpoints from '@shopwright/contracts/http/reconciliation';
import { causes, type Reconciliation, type ReconciliationRow } from '@shopwright/contracts/http/reconciliation';
import type { Database } from '@shopwright/service-kit/database/connection';
import { runInRequest } from '@shopwright/service-kit/http/request-context';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { safeError } from '@shopwright/service-kit/runtime/logger';
import { asc, desc, isNotNull, isNull } from 'drizzle-orm';
import { reconciliationPasses, reconciliationRows } from '../db/reconciliation-tables';
import type { OrderDeps } from '../deps';
import { staff } from '../orders/record-event';
import { compare, passMaxMs } from './compare';
import { repairRow } from './repair-row';

const rowsMax = 500;
const repairedMax = 20;
const waitMs = 8000;
const retryMs = 500;

export function reconciliationRoutes(routes: RouteTable, deps: OrderDeps): void {
  const { database } = deps;
  routes.bind(endpoints.getReconciliation, () => readReconciliation(database));
  routes.bind(endpoints.compareNow, async () => {
    await Promise.race([compareInBackground(deps), sleep(waitMs)]);
    return readReconciliation(database);
  });
  routes.bind(endpoints.repairRow, async ({ params, body, actor }) => {
    await repairRow(deps, params.id, body, staff(actor));
    return readReconciliation(database);
  });
}

/** Waits for a pass that runs already. Goes on past the end of its request: in a large store a comparison takes minutes. */
function compareInBackground(deps: OrderDeps): Promise<void> {
  const deadlineAt = performance.now() + passMaxMs;
  const work = async () => {
    const giveUpAt = performance.now() + waitMs;
    while (!(await compare(deps, { force: true })) && performance.now() < giveUpAt) await sleep(retryMs);
  };
  return runInRequest({ requestId: randomUUID(), deadlineAt }, work).catch((error: unknown) =>
    deps.logger.warn({ err: safeError(error) }, 'comparison failed'),
  );
}

async function readReconciliation({ db }: Database): Promise<ResponseOf<typeof endpoints.getReconciliation>> {
  const rows = reconciliationRows;
  const [open, repaired, [pass]] = await Promise.all([
    db.select().from(rows).where(isNull(rows.resolvedAt)).orderBy(asc(rows.since), asc(rows.id)).limit(rowsMax),
    db.select().from(rows).where(isNotNull(rows.repairedAt)).orderBy(desc(rows.repairedAt)).limit(repairedMax),
    db.select().from(reconciliationPasses),
  ]);
  return {
    rows: open.map(toRow),
    comparedAt: pass?.comparedAt?.toISOString() ?? null,
    compared: toCompared(pass),
    repaired: repaired.filter(({ resolvedAt }) => resolvedAt !== null).map(toRow),
  };
}

function toCompared(pass: typeof reconciliationPasses.$inferSelect | undefined): Reconciliation['compared'] {
  const { payments = 0, orders = 0, products = 0, accounts = 0 } = pass ?? {};
  return { payments, orders, products, accounts };
}

function toRow(row: typeof reconciliationRows.$inferSelect): ReconciliationRow {
  const { id, cause, orderId, paymentIntentId, productId, userId, details, repair, reason, authorId } = row;
  const at = row.repairedAt?.toISOString();
  return {
    id,
    cause,
    kind: causes[cause].kind,
    since: row.since.toISOString(),
    orderId,
    paymentIntentId,
    productId,
    userId,
    details,
    repairs: [...causes[cause].repairs],
    lastRepair: repair !== null && at !== undefined ? { repair, reason: reason ?? '', authorId, at } : null,
  };
}
