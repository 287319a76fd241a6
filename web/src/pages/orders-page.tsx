import { orderExport } from '@shopwright/contracts/http/order-files';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus, ShoppingBag } from 'lucide-react';
import { useRef } from 'react';
import { ExportMenu } from '../components/export-menu';
import { QueryError } from '../components/query-error';
import { ShowMore } from '../components/query-list';
import { TitledPage } from '../components/titled-page';
import { ordersQuery } from '../features/orders/api';
import { FoundPastOrders } from '../features/orders/found-past-orders';
import { exportedFilters } from '../features/orders/order-params';
import { OrdersBulkBar } from '../features/orders/orders-bulk-bar';
import { OrdersListBar } from '../features/orders/orders-list-bar';
import { OrdersMetrics } from '../features/orders/orders-metrics';
import { OrdersTable } from '../features/orders/orders-table';
import { useListKeys } from '../features/orders/use-list-keys';
import { useOrderFilters } from '../features/orders/use-order-filters';
import { useSelectedOrders } from '../features/orders/use-selected-orders';
import { useLanguage } from '../i18n/language-provider';
import { paths } from '../lib/paths';
import { useMay } from '../lib/use-may';
import { ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Skeleton } from '../ui/skeleton';

export function OrdersPage() {
  const { t } = useLanguage();
  const may = useMay();
  const controls = useOrderFilters();
  const orders = useInfiniteQuery(ordersQuery(controls.filters));
  const rows = orders.data ?? [];
  const isFiltered = Object.keys(controls.filters).length > 0;
  const { selected, keep, isSelected, toggle, clear } = useSelectedOrders(rows, JSON.stringify(controls.filters));
  const list = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const selectById = (id: number) => {
    const row = rows.find((order) => order.id === id);
    if (row) toggle([row], !isSelected(row));
  };
  useListKeys({ list, searchField, onSelect: selectById });
  return (
    <TitledPage
      title={t('shared.staff.orders')}
      text={t('orders.text')}
      actions={
        <>
          {may('orders:write') && (
            <ButtonLink to={paths.newDraftOrder}>
              <Plus size={16} aria-hidden />
              {t('draft_orders.new')}
            </ButtonLink>
          )}
          <ExportMenu
            endpoint={orderExport}
            filters={exportedFilters(controls.filters)}
            more={[{ label: t('orders.export_lines'), filters: { rows: 'lines' } }]}
          />
        </>
      }
    >
      <OrdersListBar controls={controls} searchField={searchField} />
      <OrdersMetrics filters={controls.filters} />
      <div ref={list}>
        {orders.isPending ? (
          <Skeleton className="h-96 rounded-card" />
        ) : !orders.data ? (
          <QueryError title={t('orders.failed')} query={orders} />
        ) : rows.length === 0 ? (
          <EmptyState
            icon={<ShoppingBag aria-hidden />}
            title={t(isFiltered ? 'orders.none' : 'dashboard.empty')}
            text={t(isFiltered ? 'orders.none_text' : 'orders.first_text')}
          />
        ) : (
          <>
            <OrdersTable orders={rows} selection={{ isSelected, toggle }} isBusy={orders.isPlaceholderData} />
            <p className="mt-3 hidden text-muted text-xs pointer-fine:block">{t('orders.keys')}</p>
          </>
        )}
        <ShowMore query={orders} label={t('shared.list.more')} className="mt-6 text-center" />
      </div>
      {controls.filters.search && <FoundPastOrders search={controls.filters.search} />}
      {selected.length > 0 && <OrdersBulkBar orders={selected} onChanged={keep} onClear={clear} />}
    </TitledPage>
  );
}
