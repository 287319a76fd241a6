import { todoKinds } from '@shopwright/contracts/http/todo';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Boxes, CircleOff, Package, TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import { QueryError } from '../components/query-error';
import { ShowMore } from '../components/query-list';
import { TitledPage } from '../components/titled-page';
import { inventoryQuery, inventorySummaryQuery, stockAlertsQuery } from '../features/inventory/api';
import { InventoryListBar } from '../features/inventory/inventory-list-bar';
import { InventoryTable } from '../features/inventory/inventory-table';
import { LedgerExport } from '../features/inventory/ledger-export';
import { StockAlerts } from '../features/inventory/stock-alerts';
import { stockListId, useInventoryFilters } from '../features/inventory/use-inventory-filters';
import { useLanguage } from '../i18n/language-provider';
import { Skeleton } from '../ui/skeleton';
import { StatCard, StatCardSkeletons } from '../ui/stat-card';
import { TooltipProvider } from '../ui/tooltip';

export function InventoryPage() {
  const { t, language } = useLanguage();
  const controls = useInventoryFilters();
  const inventory = useInfiniteQuery(inventoryQuery(controls.filters));
  const summary = useQuery(inventorySummaryQuery());
  const alerts = useInfiniteQuery(stockAlertsQuery('open'));
  const table = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const showInTable = (name: string) => {
    controls.setSearch(name);
    table.current?.scrollIntoView({ block: 'start' });
    searchField.current?.focus({ preventScroll: true });
  };
  const isLoading = inventory.isPending || summary.isPending || alerts.isPending;
  const { products, stock, levels } = summary.data ?? {};
  const shown = (figure: number | undefined) => figure?.toLocaleString(language) ?? '–';
  // The open alerts, as on Home: what is sold out counts as low too, and a snoozed alert does not.
  const low = alerts.data?.pages[0]?.total;
  const snoozed = low && levels && !low.hasMore ? levels.low + levels.out - low.count : 0;
  return (
    <TooltipProvider>
      <TitledPage
        title={t('inventory.title')}
        text={t('inventory.text')}
        count={products?.toLocaleString(language)}
        actions={<LedgerExport />}
      >
        <div aria-busy={isLoading} className="mb-6 grid grid-cols-2 gap-4 lg:grid-cols-4">
          {isLoading ? (
            <StatCardSkeletons count={4} />
          ) : (
            <>
              <StatCard
                label={t('inventory.total_products')}
                value={shown(products)}
                icon={Package}
                to={controls.cardAddress(undefined)}
              />
              <StatCard
                label={t('inventory.total_stock')}
                value={shown(stock)}
                hint={t('inventory.alerts.stock_hint')}
                icon={Boxes}
              />
              <StatCard
                label={t('inventory.low_items')}
                value={low ? `${shown(low.count)}${low.hasMore ? '+' : ''}` : '–'}
                hint={[t('inventory.low_hint'), snoozed > 0 && t('inventory.low_snoozed', { count: snoozed })]
                  .filter(Boolean)
                  .join(' · ')}
                icon={TriangleAlert}
                to={todoKinds.lowStock.path}
              />
              <StatCard
                label={t('inventory.out_items')}
                value={shown(levels?.out)}
                icon={CircleOff}
                to={controls.cardAddress('out')}
              />
            </>
          )}
        </div>
        <StockAlerts onChoose={showInTable} />
        <div ref={table} id={stockListId} className="mt-7 scroll-mt-20">
          <InventoryListBar controls={controls} searchField={searchField} />
          {inventory.isPending ? (
            <Skeleton className="h-96 rounded-card" />
          ) : inventory.data ? (
            <InventoryTable rows={inventory.data} isBusy={inventory.isPlaceholderData} />
          ) : (
            <QueryError title={t('inventory.failed_list')} query={inventory} />
          )}
          <ShowMore query={inventory} label={t('shared.list.more')} className="mt-6 text-center" />
        </div>
      </TitledPage>
    </TooltipProvider>
  );
}
