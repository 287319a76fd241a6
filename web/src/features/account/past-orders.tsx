import { useInfiniteQuery } from '@tanstack/react-query';
import { PastOrderCard } from '../../components/past-order-card';
import { ShowMore } from '../../components/query-list';
import { useLanguage } from '../../i18n/language-provider';
import { myPastOrdersQuery } from './api';

/** What the customer ordered at the previous shop. Nothing where there is none. */
export function PastOrders() {
  const { t } = useLanguage();
  const orders = useInfiniteQuery(myPastOrdersQuery);
  if (!orders.data || orders.data.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="font-semibold text-xl">{t('shared.past_orders.title')}</h2>
      <p className="mt-1 mb-4 text-muted text-sm">{t('shared.past_orders.text')}</p>
      <ul className="grid gap-4">
        {orders.data.map((order) => (
          <li key={order.id}>
            <PastOrderCard order={order} />
          </li>
        ))}
      </ul>
      <ShowMore query={orders} label={t('account.orders.more')} className="mt-6 text-center" />
    </section>
  );
}
