import { useQuery } from '@tanstack/react-query';
import { Boxes, CircleOff, Package, TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { QueryError } from '../components/query-error';
import { TitledPage } from '../components/titled-page';
import { inventoryQuery, stockLevel } from '../features/inventory/api';
import { InventoryTable } from '../features/inventory/inventory-table';
import { StockAlerts } from '../features/inventory/stock-alerts';
import { useLanguage } from '../i18n/language-provider';
import { Skeleton } from '../ui/skeleton';
import { StatCard, StatCardSkeletons } from '../ui/stat-card';
import { TooltipProvider } from '../ui/tooltip';

export function InventoryPage() {
  const { t, language } = useLanguage();
  const inventory = useQuery(inventoryQuery);
  const [search, setSearch] = useState('');
  const table = useRef<HTMLDivElement>(null);
  const showInTable = (name: string) => {
    setSearch(name);
    table.current?.scrollIntoView({ block: 'start' });
    table.current?.querySelector<HTMLInputElement>('input[type=search]')?.focus({ preventScroll: true });
  };
  const rows = inventory.data ?? [];
  const countByLevel = (level: string) => rows.filter((row) => stockLevel(row) === level).length;
  const totalStock = rows.reduce((sum, row) => sum + row.stockQuantity, 0);
  return (
    <TooltipProvider>
      <TitledPage title={t('inventory.title')} text={t('inventory.text')}>
        <div aria-busy={inventory.isPending} className="mb-6 grid grid-cols-2 gap-4 lg:grid-cols-4">
          {inventory.isPending ? (
            <StatCardSkeletons count={4} />
          ) : (
            <>
              <StatCard
                label={t('inventory.total_products')}
                value={rows.length.toLocaleString(language)}
                icon={<Package size={18} aria-hidden />}
              />
              <StatCard
                label={t('inventory.total_stock')}
                value={totalStock.toLocaleString(language)}
                icon={<Boxes size={18} aria-hidden />}
              />
              <StatCard
                label={t('inventory.low_items')}
                value={countByLevel('low')}
                icon={<TriangleAlert size={18} aria-hidden />}
              />
              <StatCard
                label={t('inventory.out_items')}
                value={countByLevel('out')}
                icon={<CircleOff size={18} aria-hidden />}
              />
            </>
          )}
        </div>
        <div className="grid grid-cols-1 gap-6">
          <StockAlerts onChoose={showInTable} />
          {inventory.isPending ? (
            <Skeleton className="h-96 rounded-card" />
          ) : inventory.data ? (
            <InventoryTable ref={table} rows={rows} search={search} onSearch={setSearch} />
          ) : (
            <QueryError title={t('inventory.failed_list')} query={inventory} />
          )}
        </div>
      </TitledPage>
    </TooltipProvider>
  );
}
