import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { DollarSign, Factory, PackageCheck, Percent } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { QueryError } from '../components/query-error';
import { TitledPage } from '../components/titled-page';
import { DropshipForm } from '../features/dropshipping/dropship-form';
import { DropshipList, dropshipMetrics } from '../features/dropshipping/dropship-list';
import { suppliersQuery } from '../features/suppliers/api';
import { Suppliers } from '../features/suppliers/suppliers';
import { useLanguage } from '../i18n/language-provider';
import { staffProductsQuery } from '../lib/queries/staff-products';
import { ListSkeleton } from '../ui/skeleton';
import { StatCard } from '../ui/stat-card';
import { Tabs } from '../ui/tabs';

const placeholders = 6;
const pageSize = '200';

export function DropshippingPage() {
  const { t, wholeUsd, direction } = useLanguage();
  const listing = useInfiniteQuery(staffProductsQuery({ limit: pageSize }));
  const { data: suppliers = [] } = useQuery(suppliersQuery);
  const { hasNextPage, isFetching, isError, fetchNextPage } = listing;
  // The metrics cover all of them, so every page is needed.
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);

  const products = listing.data ?? [];
  const metrics = dropshipMetrics(products);
  const known = (value: ReactNode) => (listing.data ? value : '–');
  const list = listing.isPending ? (
    <ListSkeleton count={placeholders} className="h-24" />
  ) : listing.data ? (
    <DropshipList products={products} />
  ) : (
    <QueryError title={t('products.failed')} query={listing} />
  );
  return (
    <TitledPage title={t('dropship.title')} text={t('dropship.text')}>
      <div className="mb-8 grid grid-cols-2 gap-4 lg:grid-cols-4">
        <StatCard label={t('dropship.products')} value={known(metrics.productCount)} icon={PackageCheck} />
        <StatCard label={t('dropship.suppliers')} value={known(metrics.supplierCount)} icon={Factory} />
        <StatCard
          label={t('dropship.revenue')}
          value={known(<bdi>{wholeUsd(metrics.revenueCents / 100)}</bdi>)}
          icon={DollarSign}
        />
        <StatCard
          label={t('dropship.average')}
          value={known(<bdi>{`${metrics.averageMargin}%`}</bdi>)}
          icon={Percent}
        />
      </div>
      <Tabs
        label={t('dropship.title')}
        direction={direction}
        tabs={[
          { id: 'products', label: t('dropship.products'), content: list },
          {
            id: 'add',
            label: t('admin.tab_add'),
            content: <DropshipForm supplierNames={suppliers.map(({ name }) => name)} />,
          },
          { id: 'suppliers', label: t('dropship.tab_suppliers'), content: <Suppliers /> },
        ]}
      />
    </TitledPage>
  );
}
