import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Boxes, CircleOff, Package, TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import { QueryError } from '../components/query-error';
import { ShowMore } from '../components/query-list';
import { TitledPage } from '../components/titled-page';
import { inventoryQuery, inventorySummaryQuery } from '../features/inventory/api';
import { InventoryListBar } from '../features/inventory/inventory-list-bar';
import { InventoryTable } from '../features/inventory/inventory-table';
import { StockAlerts } from '../features/inventory/stock-alerts';
import { useInventoryFilters } from '../features/inventory/use-inventory-filters';
import { useLanguage } from '../i18n/language-provider';
import { Skeleton } from '../ui/skeleton';
import { StatCard, StatCardSkeletons } from '../ui/stat-card';
import { TooltipProvider } from '../ui/tooltip';

export function InventoryPage() {
  const { t, language } = useLanguage();
  const controls = useInventoryFilters();
  const inventory = useInfiniteQuery(inventoryQuery(controls.filters));
  const summary = useQuery(inventorySummaryQuery());
  const table = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const showInTable = (name: string) => {
    controls.setSearch(name);
    table.current?.scrollIntoView({ block: 'start' });
    searchField.current?.focus({ preventScroll: true });
  };
  const isLoading = inventory.isPending || summary.isPending;
  const { products, stock, levels } = summary.data ?? {};
  const shown = (figure: number | undefined) => figure?.toLocaleString(language) ?? '–';
  return (
    <TooltipProvider>
      <TitledPage title={t('inventory.title')} text={t('inventory.text')} count={products?.toLocaleString(language)}>
        <div aria-busy={isLoading} className="mb-6 grid grid-cols-2 gap-4 lg:grid-cols-4">
          {isLoading ? (
            <StatCardSkeletons count={4} />
          ) : (
            <>
              <StatCard label={t('inventory.total_products')} value={shown(products)} icon={Package} />
              <StatCard
                label={t('inventory.total_stock')}
                value={shown(stock)}
                hint={t('inventory.alerts.stock_hint')}
                icon={Boxes}
              />
              <StatCard label={t('inventory.low_items')} value={shown(levels?.low)} icon={TriangleAlert} />
              <StatCard label={t('inventory.out_items')} value={shown(levels?.out)} icon={CircleOff} />
            </>
          )}
        </div>
        <StockAlerts onChoose={showInTable} />
        <div ref={table} className="mt-7 scroll-mt-20">
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
