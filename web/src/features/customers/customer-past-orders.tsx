import { useInfiniteQuery } from '@tanstack/react-query';
import { PastOrderList } from '../../components/past-order-list';
import { useLanguage } from '../../i18n/language-provider';
import { pastOrdersQuery } from '../../lib/queries/past-orders';

/** What the address ordered at the previous shop. */
export function CustomerPastOrders({ email }: { email: string }) {
  const { t } = useLanguage();
  return (
    <PastOrderList
      orders={useInfiniteQuery(pastOrdersQuery({ email }))}
      more={t('shared.list.more')}
      heading={<h2 className="mb-3 font-semibold text-lg">{t('shared.past_orders.title')}</h2>}
    />
  );
}
