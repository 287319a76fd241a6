import type { ResponseOf } from '@shopwright/contracts/endpoint';
import { backupOldAfterMs, getBackupStatus } from '@shopwright/contracts/http/backups';
import { listOrderTodo } from '@shopwright/contracts/http/internal-todo';
import { countWaitingCatalog } from '@shopwright/contracts/http/store-analytics';
import { getTodo, type TodoRow, todoNames } from '@shopwright/contracts/http/todo';
import { createServiceClient } from '@shopwright/service-kit/http/client';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { safeError } from '@shopwright/service-kit/runtime/logger';
import type { Express } from 'express';
import type { BffDeps } from '../deps';
import { authenticate, authorize } from '../session/cookies';

type Missing = ResponseOf<typeof getTodo>['missing'][number];
type Part = [service: Missing, read: () => Promise<TodoRow[]>];

/** Serves what waits for the caller, from the services that know. One that does not answer is named instead. */
export function todoRoute(app: Express, deps: BffDeps): void {
  const { config, tokens, logger } = deps;
  const [order, catalog, traces] = (['order', 'catalog', 'traces'] as const).map((service) =>
    createServiceClient(config.upstreams[service], tokens),
  ) as [Client, Client, Client];

  app.get(`/api${getTodo.path}`, async (req, res) => {
    const user = await authenticate(deps, req);
    authorize(deps, req, user, getTodo.access);
    const role = user?.role === 'operator' ? 'operator' : 'staff';
    const actor: Actor = { role, userId: user?.id };
    const parts: Part[] = [
      ['order', () => order.call(listOrderTodo, { query: { role } })],
      ['catalog', async () => toLowStock(await catalog.call(countWaitingCatalog, {}, actor))],
    ];
    if (role === 'operator')
      parts.push(['traces', async () => toBackups(await traces.call(getBackupStatus, {}, actor))]);
    const rows: TodoRow[] = [];
    const missing: Missing[] = [];
    const read = async ([service, part]: Part) => {
      try {
        rows.push(...(await part()));
      } catch (error) {
        logger.warn({ err: safeError(error), service }, 'what waits could not be read');
        missing.push(service);
      }
    };
    await Promise.all(parts.map(read));
    rows.sort((a, b) => todoNames.indexOf(a.kind) - todoNames.indexOf(b.kind));
    res.set('Cache-Control', 'no-store').json({ rows, missing: missing.sort() });
  });
}

type Client = ReturnType<typeof createServiceClient>;

const toLowStock = ({ lowStock }: ResponseOf<typeof countWaitingCatalog>): TodoRow[] =>
  lowStock > 0 ? [{ kind: 'lowStock', count: lowStock, amount: null, since: null, dueBy: null }] : [];

function toBackups({ last, failure }: ResponseOf<typeof getBackupStatus>): TodoRow[] {
  const isFresh = last && !failure && Date.now() - Date.parse(last.takenAt) <= backupOldAfterMs;
  return isFresh ? [] : [{ kind: 'backups', count: 1, amount: null, since: last?.takenAt ?? null, dueBy: null }];
}
