import type { ThreadDetail } from '@shopwright/contracts/http/threads';
import { useQuery } from '@tanstack/react-query';
import { OrderStatusBadge } from '../../components/order-status-badge';
import { ReadOnlyUnless } from '../../components/permitted';
import { StaffLink } from '../../components/staff-link';
import { dateText } from '../../i18n/formatters';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { colleaguesQuery } from '../../lib/queries/colleagues';
import { meQuery } from '../../lib/queries/session';
import { Card } from '../../ui/card';
import { SelectField } from '../../ui/field';
import { useAssign } from './api';

/** Who answers, who wrote, and the orders that it may be about. */
export function ThreadSidebar({ thread }: { thread: ThreadDetail }) {
  const { t } = useLanguage();
  const { customerName, customerEmail, reference } = thread;
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
      <Card className="p-4 text-sm sm:p-5">
        <ReadOnlyUnless permission="messages:write" isSilent>
          <AssigneeField thread={thread} />
        </ReadOnlyUnless>
      </Card>
      <Card className="p-4 text-sm sm:p-5">
        <h2 className="mb-2 font-semibold text-lg">{t('messages.customer')}</h2>
        <p className="wrap-anywhere">
          <bdi className="font-medium">{customerName}</bdi>
          <br />
          {customerEmail && (
            <StaffLink
              to={paths.customersSearch(customerEmail)}
              className="inline-flex min-h-6 items-center text-primary underline"
            >
              <bdi dir="ltr">{customerEmail}</bdi>
            </StaffLink>
          )}
        </p>
        {reference && (
          <p className="mt-1 font-mono text-muted text-xs">
            <bdi>{reference}</bdi>
          </p>
        )}
      </Card>
      <Orders thread={thread} />
    </div>
  );
}

function AssigneeField({ thread }: { thread: ThreadDetail }) {
  const { t } = useLanguage();
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const { data: me } = useQuery(meQuery);
  const { assign, isPending, variables } = useAssign(thread);
  const assigneeId = (isPending ? variables.change.assigneeId : thread.assigneeId) ?? null;
  const isKnown = assigneeId === null || colleagues.some(({ id }) => id === assigneeId);
  return (
    <SelectField
      label={t('messages.assignee')}
      value={assigneeId ?? ''}
      disabled={isPending}
      onChange={({ target }) => assign(target.value ? Number(target.value) : null)}
    >
      <option value="">{t('messages.unassigned')}</option>
      {!isKnown && <option value={assigneeId}>{t('messages.former')}</option>}
      {colleagues.map(({ id, name }) => (
        <option key={id} value={id}>
          {id === me?.id ? t('messages.me', { name }) : name}
        </option>
      ))}
    </SelectField>
  );
}

function Orders({ thread }: { thread: ThreadDetail }) {
  const { t, formatPrice, language } = useLanguage();
  const { orders, orderId } = thread;
  return (
    <Card className="p-4 text-sm sm:p-5">
      <h2 className="mb-2 font-semibold text-lg">{t(orderId === null ? 'messages.orders' : 'messages.about')}</h2>
      {orders.length === 0 && <p className="text-muted">{t('messages.no_orders')}</p>}
      {orderId === null && orders.length > 0 && <p className="mb-2 text-muted text-xs">{t('messages.unproven')}</p>}
      <ul className="divide-y divide-line">
        {orders.map((order) => (
          <li key={order.id} className="grid grid-cols-[minmax(0,1fr)] gap-1.5 py-2.5 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <StaffLink
                to={paths.order(order.id)}
                aria-label={t('messages.order', { id: order.id })}
                className="tabular inline-flex min-h-6 pointer-coarse:min-h-11 items-center font-semibold text-primary underline"
              >
                #{order.id}
              </StaffLink>
              <OrderStatusBadge order={order} />
            </div>
            <p className="flex justify-between gap-3 text-muted">
              <time dateTime={order.placedAt ?? order.createdAt}>
                {dateText(order.placedAt ?? order.createdAt, language)}
              </time>
              <bdi className="tabular font-medium text-ink">{formatPrice(order.total)}</bdi>
            </p>
            <ul className="text-muted">
              {order.items.map(({ id, quantity, name }) => (
                <li key={id} className="truncate">
                  {quantity} × <bdi>{name}</bdi>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  );
}
