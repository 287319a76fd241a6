import { useInfiniteQuery } from '@tanstack/react-query';
import { PastOrderList } from '../../components/past-order-list';
import { useLanguage } from '../../i18n/language-provider';
import { myPastOrdersQuery } from './api';

/** What the customer ordered at the previous shop. */
export function PastOrders() {
  const { t } = useLanguage();
  return (
    <PastOrderList
      orders={useInfiniteQuery(myPastOrdersQuery)}
      more={t('account.orders.more')}
      className="mt-10"
      heading={
        <>
          <h2 className="font-semibold text-xl">{t('shared.past_orders.title')}</h2>
          <p className="mt-1 mb-4 text-muted text-sm">{t('shared.past_orders.text')}</p>
        </>
      }
    />
  );
}
