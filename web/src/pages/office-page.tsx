import { type PeriodDays, periodDays } from '@shopwright/contracts/http/store-analytics';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { QueryError } from '../components/query-error';
import { TitledPage } from '../components/titled-page';
import { salesQuery } from '../features/dashboard/api';
import { LowStock } from '../features/dashboard/low-stock';
import { NoSales } from '../features/dashboard/no-sales';
import { SalesPanel } from '../features/dashboard/sales-panel';
import { SalesSummary } from '../features/dashboard/sales-summary';
import { TopProducts } from '../features/dashboard/top-products';
import { TopSearches } from '../features/dashboard/top-searches';
import { WaitingList } from '../features/dashboard/waiting-list';
import { useLanguage } from '../i18n/language-provider';
import { ListBar } from '../ui/list-bar';
import { SavedViews } from '../ui/saved-views';
import { Skeleton } from '../ui/skeleton';

const defaultDays = 7;

/** The home of the back office: how business goes, and what waits for staff. */
export function OfficePage() {
  const { t } = useLanguage();
  const [params] = useSearchParams();
  const days = periodDays.find((known) => String(known) === params.get('days')) ?? defaultDays;
  const sales = useQuery(salesQuery(days));
  const views = periodDays.map((value) => ({
    to: value === defaultDays ? '?' : `?days=${value}`,
    label: value === 1 ? t('dashboard.today') : t('dashboard.days', { count: value }),
    isCurrent: value === days,
  }));
  return (
    <TitledPage
      title={t('staff.home')}
      text={days === 1 ? t('dashboard.compared_today') : t('dashboard.compared', { count: days })}
    >
      <ListBar views={<SavedViews label={t('dashboard.period')} views={views} />} />
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div aria-busy={sales.isPlaceholderData} className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
          {sales.isPending ? (
            <>
              <Skeleton className="h-30 rounded-card" />
              <Skeleton className="h-92 rounded-card" />
            </>
          ) : !sales.data ? (
            <QueryError title={t('dashboard.failed')} query={sales} />
          ) : (
            <SalesOf days={days} sales={sales.data} />
          )}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          <WaitingList />
          <LowStock />
        </div>
      </div>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        <TopProducts query={{ ...sales, data: sales.data?.topProducts }} />
        <TopSearches days={days} />
      </div>
    </TitledPage>
  );
}

type SalesData = Parameters<typeof SalesPanel>[0]['sales'];

/** Without a sale to show, zeros say less than what to do next. */
function SalesOf({ days, sales }: { days: PeriodDays; sales: SalesData }) {
  const { current, previous } = sales;
  const hasSales = current.orders + previous.orders > 0;
  const hasVisits = current.visits + previous.visits > 0;
  return (
    <>
      {(hasSales || hasVisits) && <SalesSummary current={current} previous={previous} />}
      {hasSales ? <SalesPanel sales={sales} days={days} /> : <NoSales />}
    </>
  );
}
