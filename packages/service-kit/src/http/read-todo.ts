import type { ResponseOf } from '@shopwright/contracts/endpoint';
import { backupOldAfterMs, getBackupStatus } from '@shopwright/contracts/http/backups';
import { listOrderTodo } from '@shopwright/contracts/http/internal-todo';
import { countWaitingCatalog } from '@shopwright/contracts/http/store-analytics';
import { type getTodo, type TodoRow, todoKinds, todoNames } from '@shopwright/contracts/http/todo';
import { can, type PermissionHolder } from '@shopwright/contracts/permissions';
import { type Logger, safeError } from '../runtime/logger';
import type { ServiceClient } from './client';

type Todo = ResponseOf<typeof getTodo>;
type Part = [service: Todo['missing'][number], read: () => Promise<TodoRow[]>];

interface TodoSources extends Record<'order' | 'catalog' | 'traces', Pick<ServiceClient, 'call'>> {
  logger: Pick<Logger, 'warn'>;
}

/**
 * Reads what waits for a member, most urgent first, from the services that know: the list on Home and in the morning email. One
 * that does not answer is named instead.
 */
export async function readTodo(sources: TodoSources, member: PermissionHolder): Promise<Todo> {
  const { order, catalog, traces, logger } = sources;
  const role = member.role === 'operator' ? 'operator' : 'staff';
  const parts: Part[] = [
    ['order', () => order.call(listOrderTodo, { query: { role } })],
    ['catalog', async () => toLowStock(await catalog.call(countWaitingCatalog))],
  ];
  if (role === 'operator') parts.push(['traces', async () => toBackups(await traces.call(getBackupStatus))]);
  const rows: TodoRow[] = [];
  const missing: Todo['missing'] = [];
  const read = async ([service, part]: Part) => {
    try {
      rows.push(...(await part()).filter(({ kind }) => can(member, todoKinds[kind].permission)));
    } catch (error) {
      logger.warn({ err: safeError(error), service }, 'what waits could not be read');
      missing.push(service);
    }
  };
  await Promise.all(parts.map(read));
  rows.sort((a, b) => todoNames.indexOf(a.kind) - todoNames.indexOf(b.kind));
  return { rows, missing: missing.sort() };
}

const plain = { amount: null, since: null, dueBy: null, firstOrderId: null };

const toLowStock = ({ lowStock }: ResponseOf<typeof countWaitingCatalog>): TodoRow[] =>
  lowStock > 0 ? [{ ...plain, kind: 'lowStock', count: lowStock }] : [];

function toBackups({ last, failure }: ResponseOf<typeof getBackupStatus>): TodoRow[] {
  const isFresh = last && !failure && Date.now() - Date.parse(last.takenAt) <= backupOldAfterMs;
  return isFresh ? [] : [{ ...plain, kind: 'backups', count: 1, since: last?.takenAt ?? null }];
}
