import { useInfiniteQuery } from '@tanstack/react-query';
import { PastOrderList } from '../../components/past-order-list';
import { useLanguage } from '../../i18n/language-provider';
import { pastOrdersQuery } from '../../lib/queries/past-orders';

/** The orders of the previous shop that a search finds by their number, address or name. */
export function FoundPastOrders({ search }: { search: string }) {
  const { t } = useLanguage();
  return (
    <PastOrderList
      orders={useInfiniteQuery(pastOrdersQuery({ search }))}
      more={t('shared.list.more')}
      className="mt-8"
      isOfMany
      heading={<h2 className="mb-3 font-semibold text-lg">{t('orders.past_found')}</h2>}
    />
  );
}
