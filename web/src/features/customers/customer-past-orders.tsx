import { useInfiniteQuery } from '@tanstack/react-query';
import { PastOrderCard } from '../../components/past-order-card';
import { ShowMore } from '../../components/query-list';
import { useLanguage } from '../../i18n/language-provider';
import { pastOrdersQuery } from './api';

/** What the address ordered at the previous shop. Nothing where there is none. */
export function CustomerPastOrders({ email }: { email: string }) {
  const { t } = useLanguage();
  const orders = useInfiniteQuery(pastOrdersQuery(email));
  if (!orders.data || orders.data.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 font-semibold text-lg">{t('shared.past_orders.title')}</h2>
      <ul className="grid gap-4">
        {orders.data.map((order) => (
          <li key={order.id}>
            <PastOrderCard order={order} />
          </li>
        ))}
      </ul>
      <ShowMore query={orders} label={t('shared.list.more')} className="mt-4 text-center" />
    </section>
  );
}
