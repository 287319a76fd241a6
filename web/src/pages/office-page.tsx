import { periodDays, type Sales } from '@shopwright/contracts/http/store-analytics';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { QueryError } from '../components/query-error';
import { TitledPage } from '../components/titled-page';
import { salesQuery } from '../features/dashboard/api';
import { BackupStatus } from '../features/dashboard/backup-status';
import { LowStock } from '../features/dashboard/low-stock';
import { NoSales } from '../features/dashboard/no-sales';
import { OpenAlerts } from '../features/dashboard/open-alerts';
import { SalesPanel } from '../features/dashboard/sales-panel';
import { SalesSummary } from '../features/dashboard/sales-summary';
import { TodoList } from '../features/dashboard/todo-list';
import { TopProducts } from '../features/dashboard/top-products';
import { TopSearches } from '../features/dashboard/top-searches';
import { SetupChecklist } from '../features/setup/setup-checklist';
import { useLanguage } from '../i18n/language-provider';
import { useMay } from '../lib/use-may';
import { ListBar } from '../ui/list-bar';
import { SavedViews } from '../ui/saved-views';
import { Skeleton } from '../ui/skeleton';

const defaultDays = 7;

/** The home of the back office: how business goes, and what waits for staff. */
export function OfficePage() {
  const { t } = useLanguage();
  const [params] = useSearchParams();
  const days = periodDays.find((known) => String(known) === params.get('days')) ?? defaultDays;
  const may = useMay();
  const sales = useQuery({ ...salesQuery(days), enabled: may('analytics:read') });
  const views = periodDays.map((value) => ({
    to: value === defaultDays ? '?' : `?days=${value}`,
    label: value === 1 ? t('dashboard.today') : t('dashboard.days', { count: value }),
    isCurrent: value === days,
  }));
  return (
    <TitledPage
      title={t('layout.home')}
      text={
        may('analytics:read')
          ? days === 1
            ? t('dashboard.compared_today')
            : t('dashboard.compared', { count: days })
          : undefined
      }
    >
      <OpenAlerts />
      {may('operations:read') && (
        <>
          <SetupChecklist />
          <div id="backups" className="scroll-mt-32">
            <BackupStatus />
          </div>
        </>
      )}
      {may('analytics:read') ? (
        <Analytics
          sales={sales}
          days={days}
          views={<ListBar views={<SavedViews label={t('dashboard.period')} views={views} />} />}
        />
      ) : (
        <Work />
      )}
    </TitledPage>
  );
}

interface AnalyticsProps {
  sales: UseQueryResult<Sales>;
  days: (typeof periodDays)[number];
  views: ReactNode;
}

function Analytics({ sales, days, views }: AnalyticsProps) {
  const { t } = useLanguage();
  const may = useMay();
  return (
    <>
      {views}
      {sales.isPending ? <Skeleton className="mb-4 h-30 rounded-card" /> : sales.data && <Totals sales={sales.data} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem] xl:grid-rows-[auto_1fr]">
        <div aria-busy={sales.isPlaceholderData} className="min-w-0 xl:row-span-2">
          {sales.isPending ? (
            <Skeleton className="h-92 rounded-card xl:h-115" />
          ) : !sales.data ? (
            <QueryError title={t('dashboard.failed')} query={sales} />
          ) : hasSales(sales.data) ? (
            <SalesPanel sales={sales.data} days={days} />
          ) : (
            <NoSales />
          )}
        </div>
        <div className="min-w-0 max-xl:order-first">
          <TodoList />
        </div>
        {may('inventory:read') && <LowStock />}
      </div>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        <TopProducts query={{ ...sales, data: sales.data?.topProducts }} />
        <TopSearches days={days} />
      </div>
    </>
  );
}

/** What waits, for those who do not see how business goes. */
function Work() {
  const may = useMay();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
      <TodoList />
      {may('inventory:read') && <LowStock />}
    </div>
  );
}

const hasSales = ({ current, previous }: Sales): boolean => current.orders + previous.orders > 0;

/** Left out where there were neither orders nor visits: zeros say less than what to do next. */
function Totals({ sales }: { sales: Sales }) {
  const { current, previous } = sales;
  const hasVisits = current.visits + previous.visits > 0;
  if (!hasSales(sales) && !hasVisits) return null;
  return (
    <div className="mb-4">
      <SalesSummary current={current} previous={previous} />
    </div>
  );
}
