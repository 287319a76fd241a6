import { customerKinds, exportCustomers } from '@shopwright/contracts/http/customers';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ExportMenu } from '../components/export-menu';
import { QueryError } from '../components/query-error';
import { ShowMore } from '../components/query-list';
import { TitledPage } from '../components/titled-page';
import { customersQuery } from '../features/customers/api';
import { CustomersTable } from '../features/customers/customers-table';
import { useLanguage } from '../i18n/language-provider';
import { withParam } from '../lib/address-params';
import { EmptyState } from '../ui/empty-state';
import { ListBar } from '../ui/list-bar';
import { SavedViews } from '../ui/saved-views';
import { SearchField, useDebounced } from '../ui/search-field';
import { Skeleton } from '../ui/skeleton';

export function CustomersPage() {
  const { t } = useLanguage();
  const { filters, search, setSearch, addressOf } = useFilters();
  const customers = useInfiniteQuery(customersQuery(filters));
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <TitledPage
      title={t('shared.staff.customers')}
      text={t('customers.text')}
      actions={<ExportMenu endpoint={exportCustomers} filters={filters} />}
    >
      <ListBar
        views={
          <SavedViews
            label={t('customers.views')}
            views={([undefined, ...customerKinds] as const).map((kind) => ({
              to: addressOf(kind),
              label: t(`customers.view_${kind ?? 'all'}`),
              isCurrent: filters.kind === kind,
            }))}
          />
        }
        filters={
          <SearchField label={t('customers.find')} value={search} onChange={setSearch} className="w-full sm:w-72" />
        }
      />
      {customers.isPending ? (
        <Skeleton className="h-96 rounded-card" />
      ) : !customers.data ? (
        <QueryError title={t('customers.failed')} query={customers} />
      ) : customers.data.length === 0 ? (
        <EmptyState
          icon={<Users aria-hidden />}
          title={t(isFiltered ? 'customers.none' : 'customers.empty')}
          text={t(isFiltered ? 'customers.none_text' : 'customers.empty_text')}
        />
      ) : (
        <CustomersTable customers={customers.data} isBusy={customers.isPlaceholderData} />
      )}
      <ShowMore query={customers} label={t('shared.list.more')} className="mt-6 text-center" />
    </TitledPage>
  );
}

/** Kept in the address, so that a view can be shared. */
function useFilters() {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get('search') ?? '';
  const kind = customerKinds.find((known) => known === params.get('kind'));
  const [search, setSearch] = useState(inAddress);
  const settled = useDebounced(search).trim();
  useEffect(() => {
    setParams((current) => withParam(current, 'search', settled), { replace: true, preventScrollReset: true });
  }, [settled, setParams]);
  const addressOf = (view: string | undefined) =>
    `?${new URLSearchParams({ ...(inAddress && { search: inAddress }), ...(view && { kind: view }) })}`;
  return { filters: { ...(inAddress && { search: inAddress }), ...(kind && { kind }) }, search, setSearch, addressOf };
}
