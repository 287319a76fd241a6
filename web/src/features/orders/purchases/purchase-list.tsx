import { purchaseOrderFilters } from '@shopwright/contracts/http/purchase-orders';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ClipboardList } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { QueryList } from '../../../components/query-list';
import { useSearchText } from '../../../components/use-search-text';
import { useLanguage } from '../../../i18n/language-provider';
import { readSearchParam, withParam } from '../../../lib/address-params';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { SearchField } from '../../../ui/search-field';
import { Select } from '../../../ui/select';
import { ListSkeleton } from '../../../ui/skeleton';
import { purchaseSuppliersQuery, purchasesQuery } from './api';
import { PurchaseRow } from './purchase-row';

const searchMax = 50;
const placeholders = 6;

/** What the store orders of suppliers, newest first. The filters are kept in the address. */
export function PurchaseList() {
  const { t } = useLanguage();
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useSearchText((current, text) => withParam(current, 'search', text));
  const { data: suppliers = [] } = useQuery(purchaseSuppliersQuery);
  const set = (name: string, value: string) =>
    setParams((current) => withParam(current, name, value), { replace: true, preventScrollReset: true });
  const state = purchaseOrderFilters.find((each) => each === params.get('po'));
  const supplier = params.get('supplier')?.slice(0, 255) || undefined;
  const filters = { state, supplier, search: readSearchParam(params).slice(0, searchMax) || undefined };
  const query = useInfiniteQuery(purchasesQuery(filters));
  const isFiltered = Object.values(filters).some(Boolean);
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-3">
        <Select
          aria-label={t('orders.po_state')}
          value={state ?? ''}
          onChange={({ target }) => set('po', target.value)}
          className="min-w-0 flex-auto sm:flex-none"
        >
          <option value="">{t('orders.po_all_states')}</option>
          {purchaseOrderFilters.map((each) => (
            <option key={each} value={each}>
              {t(`orders.po_state_${each}`)}
            </option>
          ))}
        </Select>
        {(suppliers.length > 1 || supplier) && (
          <Select
            aria-label={t('orders.po_supplier')}
            value={supplier ?? ''}
            onChange={({ target }) => set('supplier', target.value)}
            className="min-w-0 max-w-full flex-auto sm:max-w-64 sm:flex-none"
          >
            <option value="">{t('orders.po_all_suppliers')}</option>
            {[...new Set([...suppliers, ...(supplier ? [supplier] : [])])].map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Select>
        )}
        <SearchField label={t('orders.po_search')} value={search} onChange={setSearch} className="w-full sm:w-64" />
      </div>
      <QueryList
        query={query}
        failed={t('orders.po_failed')}
        placeholder={<ListSkeleton count={placeholders} className="h-20" />}
        empty={
          <EmptyState
            icon={<ClipboardList aria-hidden />}
            title={t(isFiltered ? 'orders.po_none_found' : 'orders.po_none')}
            text={isFiltered ? undefined : t('orders.po_none_text')}
          />
        }
        className="grid gap-3"
      >
        {(purchase) => (
          <Card className="p-4">
            <PurchaseRow purchase={purchase} isLinkedToOrder />
          </Card>
        )}
      </QueryList>
    </>
  );
}
