import type { CustomerDetail } from '@shopwright/contracts/http/customers';
import { StaffLink } from '../../components/staff-link';
import { dateText } from '../../i18n/formatters';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';

/** The newest orders, and the way to all of them. */
export function CustomerOrders({ customer }: { customer: CustomerDetail }) {
  const { t, formatPrice, language } = useLanguage();
  const { recentOrders, orders, spent, email } = customer;
  return (
    <Card className="p-4 text-sm sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-semibold text-lg">{t('customers.orders')}</h2>
        <p className="tabular text-muted">
          {orders.toLocaleString(language)} · {t('customers.spent')}: <bdi>{formatPrice(spent)}</bdi>
        </p>
      </div>
      {recentOrders.length === 0 && <p className="mt-2 text-muted">{t('customers.no_orders')}</p>}
      <ul className="mt-2 divide-y divide-line">
        {recentOrders.map(({ id, createdAt, placedAt, status, total }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <StaffLink
              to={paths.order(id)}
              className="tabular inline-flex min-h-8 pointer-coarse:min-h-11 pointer-coarse:min-w-11 items-center font-semibold hover:underline"
            >
              #{id}
            </StaffLink>
            <time dateTime={placedAt ?? createdAt} className="text-muted">
              {dateText(placedAt ?? createdAt, language)}
            </time>
            <Badge>{t(`shared.order.${status}`)}</Badge>
            <bdi className="tabular ms-auto font-medium">{formatPrice(total)}</bdi>
          </li>
        ))}
      </ul>
      {orders > recentOrders.length && (
        <StaffLink
          to={paths.ordersSearch(email)}
          className="inline-flex min-h-11 items-center underline hover:no-underline"
        >
          {t('customers.all_orders')}
        </StaffLink>
      )}
    </Card>
  );
}
