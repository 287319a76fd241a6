import { useQuery } from '@tanstack/react-query';
import { Boxes, CircleOff, Package, TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import { QueryError } from '../components/query-error';
import { TitledPage } from '../components/titled-page';
import { inventoryQuery, stockLevel } from '../features/inventory/api';
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
  const inventory = useQuery(inventoryQuery);
  const controls = useInventoryFilters();
  const table = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const showInTable = (name: string) => {
    controls.setSearch(name);
    table.current?.scrollIntoView({ block: 'start' });
    searchField.current?.focus({ preventScroll: true });
  };
  const rows = inventory.data ?? [];
  const countByLevel = (level: string) => rows.filter((row) => stockLevel(row) === level).length;
  const totalStock = rows.reduce((sum, row) => sum + row.stockQuantity, 0);
  return (
    <TooltipProvider>
      <TitledPage
        title={t('inventory.title')}
        text={t('inventory.text')}
        count={inventory.data && rows.length.toLocaleString(language)}
      >
        <div aria-busy={inventory.isPending} className="mb-6 grid grid-cols-2 gap-4 lg:grid-cols-4">
          {inventory.isPending ? (
            <StatCardSkeletons count={4} />
          ) : (
            <>
              <StatCard
                label={t('inventory.total_products')}
                value={rows.length.toLocaleString(language)}
                icon={Package}
              />
              <StatCard label={t('inventory.total_stock')} value={totalStock.toLocaleString(language)} icon={Boxes} />
              <StatCard label={t('inventory.low_items')} value={countByLevel('low')} icon={TriangleAlert} />
              <StatCard label={t('inventory.out_items')} value={countByLevel('out')} icon={CircleOff} />
            </>
          )}
        </div>
        <StockAlerts onChoose={showInTable} />
        <div ref={table} className="mt-7 scroll-mt-20">
          <InventoryListBar rows={rows} controls={controls} searchField={searchField} />
          {inventory.isPending ? (
            <Skeleton className="h-96 rounded-card" />
          ) : inventory.data ? (
            <InventoryTable rows={rows} filters={controls.filters} />
          ) : (
            <QueryError title={t('inventory.failed_list')} query={inventory} />
          )}
        </div>
      </TitledPage>
    </TooltipProvider>
  );
}
