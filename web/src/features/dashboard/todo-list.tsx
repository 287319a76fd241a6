import { type TodoName, type TodoRow, todoKinds } from '@shopwright/contracts/http/todo';
import { useQuery } from '@tanstack/react-query';
import {
  ChevronRight,
  CircleAlert,
  CircleCheck,
  DatabaseBackup,
  Gavel,
  Inbox,
  ListChecks,
  type LucideIcon,
  PackageOpen,
  PackageX,
  ReceiptText,
  Scale,
  TriangleAlert,
  Truck,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { ParkedJobNames } from '../../components/parked-job-names';
import { QueryError } from '../../components/query-error';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { isDayOld, relativeDay } from '../../lib/relative-day';
import { Card } from '../../ui/card';
import { Skeleton } from '../../ui/skeleton';
import { todoQuery } from './api';

const icons: Record<TodoName, LucideIcon> = {
  disputes: Gavel,
  failedRefunds: CircleAlert,
  unpaidInvoices: ReceiptText,
  failedPurchaseOrders: PackageX,
  returns: PackageOpen,
  messages: Inbox,
  toShip: Truck,
  differences: Scale,
  parkedJobs: ListChecks,
  lowStock: TriangleAlert,
  backups: DatabaseBackup,
};

/** What waits for staff, by what it costs to wait. Names the parts of the store that did not answer. */
export function TodoList() {
  const { t } = useLanguage();
  const todo = useQuery(todoQuery);
  const { rows, missing } = todo.data ?? { rows: [], missing: [] };
  return (
    <Card aria-busy={todo.isPending} className="min-w-0 p-4 sm:p-5">
      <h2 className="mb-2 font-semibold text-lg">{t('dashboard.waiting')}</h2>
      {todo.isPending ? (
        <Skeleton className="h-32" />
      ) : !todo.data ? (
        <QueryError title={t('dashboard.todo_failed')} query={todo} level={3} />
      ) : (
        rows.length === 0 &&
        missing.length === 0 && (
          <p className="flex items-center gap-2 py-2 text-muted">
            <CircleCheck size={16} aria-hidden className="shrink-0 text-primary" />
            {t('dashboard.waiting_none')}
          </p>
        )
      )}
      <ul className="-mx-2">
        {rows.map((row) => (
          <li key={row.kind}>
            <TodoLink row={row} />
            {row.count > 1 && row.firstOrderId !== null && (
              <Link
                to={paths.order(row.firstOrderId)}
                className="-mt-1 mb-1 ms-9.5 inline-flex min-h-8 pointer-coarse:min-h-11 items-center rounded-control px-0 text-primary text-xs hover:underline"
              >
                {t('dashboard.todo_first', { id: row.firstOrderId })}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <p role="status" className="mt-2 text-muted text-sm">
          {missing.map((service) => t(`dashboard.todo_missing_${service}`)).join(' ')}
        </p>
      )}
    </Card>
  );
}

/** Leads to the list, or to the one order that it has. */
function TodoLink({ row: { kind, count, amount, since, dueBy, firstOrderId } }: { row: TodoRow }) {
  const { t, language, formatPrice } = useLanguage();
  const Icon = icons[kind];
  const details = [
    amount && formatPrice(amount),
    dueBy
      ? t('dashboard.todo_due', { when: relativeDay(dueBy, language) })
      : since &&
        isDayOld(since) &&
        t(kind === 'backups' ? 'dashboard.todo_last' : 'dashboard.todo_oldest', { when: relativeDay(since, language) }),
  ].filter(Boolean);
  return (
    <Link
      to={count === 1 && firstOrderId !== null ? paths.order(firstOrderId) : todoKinds[kind].path}
      className="flex min-h-11 items-center gap-3 rounded-control px-2 py-1.5 hover:bg-sunken"
    >
      <Icon size={18} aria-hidden className={dueBy ? 'shrink-0 text-danger' : 'shrink-0 text-muted'} />
      <span className="min-w-0 flex-1">
        {t(`dashboard.waiting_${kind}`, { count })}
        {details.length > 0 && (
          <span className={dueBy ? 'block text-danger text-xs' : 'block text-muted text-xs'}>
            <bdi>{details.join(' · ')}</bdi>
          </span>
        )}
        {kind === 'parkedJobs' && <ParkedJobNames className="block text-muted text-xs" />}
      </span>
      <ChevronRight size={16} aria-hidden className="shrink-0 text-muted rtl:-scale-x-100" />
    </Link>
  );
}
