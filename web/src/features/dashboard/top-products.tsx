import type { Sales } from '@shopwright/contracts/http/store-analytics';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { DashboardCard } from './dashboard-card';

type Product = Sales['topProducts'][number];

/** The products with most revenue; the bar compares each with the first. */
export function TopProducts({ query }: { query: Parameters<typeof DashboardCard<Product>>[0]['query'] }) {
  const { t, formatPrice } = useLanguage();
  const most = Number(query.data?.[0]?.revenue ?? 0);
  return (
    <DashboardCard
      title={t('dashboard.products')}
      query={query}
      failed={t('dashboard.failed')}
      empty={t('dashboard.products_none')}
      itemKey={({ productId }) => productId}
    >
      {({ productId, name, quantity, revenue }) => (
        <div className="min-w-0 flex-1 py-1">
          <div className="flex items-baseline justify-between gap-3">
            <Link
              to={paths.product(productId)}
              className="min-w-0 content-center font-medium hover:underline pointer-coarse:min-h-11"
            >
              <bdi className="block truncate rtl:text-right">{name}</bdi>
            </Link>
            <bdi className="tabular shrink-0 font-semibold">{formatPrice(revenue)}</bdi>
          </div>
          <div className="mt-1 flex items-center gap-3">
            <span aria-hidden className="h-1.5 flex-1 overflow-hidden rounded-full bg-sunken">
              <span
                className="block h-full rounded-full bg-primary"
                style={{ width: `${most === 0 ? 0 : (Number(revenue) / most) * 100}%` }}
              />
            </span>
            <span className="tabular shrink-0 text-muted text-xs">{t('dashboard.sold', { count: quantity })}</span>
          </div>
        </div>
      )}
    </DashboardCard>
  );
}
