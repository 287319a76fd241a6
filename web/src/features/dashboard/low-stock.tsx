import { todoKinds } from '@shopwright/contracts/http/todo';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { meQuery } from '../../lib/queries/session';
import { combineWaiting, waitingQueriesFor } from '../../lib/queries/waiting';
import { Badge } from '../../ui/badge';
import { lowStockQuery } from './api';
import { DashboardCard } from './dashboard-card';

/** The products with least stock, each leading to its row of the inventory, and the number of all of them. */
export function LowStock() {
  const { t, language } = useLanguage();
  const alerts = useQuery(lowStockQuery);
  const { data: user } = useQuery(meQuery);
  const { lowStock } = useQueries({ queries: waitingQueriesFor(user), combine: combineWaiting }).counts;
  return (
    <DashboardCard
      title={t('dashboard.stock')}
      query={alerts}
      failed={t('shared.inventory.alerts_failed')}
      empty={t('shared.inventory.no_alerts')}
      itemKey={({ id }) => id}
      more={
        <Link
          to={todoKinds.lowStock.path}
          className="-my-2 inline-flex min-h-9 pointer-coarse:min-h-11 items-center text-primary hover:underline"
        >
          {t('dashboard.stock_all')}
          {lowStock ? ` (${lowStock.toLocaleString(language)})` : ''}
        </Link>
      }
    >
      {({ name, stockQuantity }) => (
        <>
          <Link
            to={paths.inventoryOf(name)}
            className="min-w-0 flex-1 content-center font-medium hover:underline pointer-coarse:min-h-11"
          >
            <bdi className="block truncate rtl:text-right">{name}</bdi>
          </Link>
          <Badge tone={stockQuantity === 0 ? 'danger' : 'accent'}>
            {stockQuantity === 0
              ? t('shared.product.out_of_stock')
              : t('shared.inventory.left', { count: stockQuantity })}
          </Badge>
        </>
      )}
    </DashboardCard>
  );
}
