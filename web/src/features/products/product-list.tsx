import type { StaffProduct } from '@shopwright/contracts/http/products';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Archive, FilePen } from 'lucide-react';
import { useState } from 'react';
import { QueryList } from '../../components/query-list';
import { SearchSummary } from '../../components/search-summary';
import { useLanguage } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';
import { selectListFacts } from '../../lib/queries/products';
import {
  matchingDraftsQuery,
  type ProductState,
  productStates,
  staffProductsQuery,
} from '../../lib/queries/staff-products';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { EmptyState } from '../../ui/empty-state';
import { Segments } from '../../ui/radio-group';
import { SearchField, useDebounced } from '../../ui/search-field';
import { Skeleton } from '../../ui/skeleton';
import { useArchive } from './api';
import { EditProductDialog } from './edit-product-dialog';
import { StaffProductCard } from './staff-product-card';

const gridClass = 'grid gap-5 md:grid-cols-2 lg:grid-cols-3';
const placeholders = 6;

export function ProductList() {
  const { t } = useLanguage();
  const [search, setSearch] = useState('');
  const [state, setState] = useState<ProductState>('active');
  const [edited, setEdited] = useState<StaffProduct | null>(null);
  const [doomed, setDoomed] = useState<StaffProduct | null>(null);
  const { archive, restore } = useArchive();
  const searched = useDebounced(search.trim());
  const query = staffProductsQuery({ search: searched, state });
  const products = useInfiniteQuery(query);
  const { data: found } = useInfiniteQuery({ ...query, select: selectListFacts });
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <SearchField label={t('shared.find')} value={search} onChange={setSearch} className="w-full sm:w-80" />
        <Segments
          label={t('products.views')}
          options={productStates.map((value) => ({ value, label: t(stateNames[value]) }))}
          value={state}
          onChange={setState}
        />
      </div>
      {searched !== '' && (
        <div className="mb-5">
          <SearchSummary search={searched} found={products.isPlaceholderData ? undefined : found} />
        </div>
      )}
      {state === 'active' && searched !== '' && <MatchingDrafts search={searched} onShow={() => setState('draft')} />}
      <QueryList
        query={products}
        failed={t('shared.products.failed')}
        placeholder={<Placeholders />}
        empty={<Nothing state={state} search={search} onClear={() => setSearch('')} />}
        className={gridClass}
        rowClass="min-w-0"
      >
        {(product) => (
          <StaffProductCard
            product={product}
            onEdit={() => setEdited(product)}
            onDelete={() => setDoomed(product)}
            onRestore={() => restore.mutate(product)}
            isRestoring={restore.isPending && restore.variables.id === product.id}
          />
        )}
      </QueryList>
      {edited && <EditProductDialog productId={edited.id} onClose={() => setEdited(null)} />}
      <ConfirmDialog
        isOpen={doomed !== null}
        onClose={() => setDoomed(null)}
        title={t('products.delete_title')}
        text={t('products.delete_text', { name: doomed?.name ?? '' })}
        confirmLabel={t('products.delete')}
        cancelLabel={t('shared.dialog.cancel')}
        onConfirm={() => doomed && archive.mutate(doomed, { onSettled: () => setDoomed(null) })}
        isPending={archive.isPending}
        isDangerous
      />
    </>
  );
}

function Placeholders() {
  return (
    <div aria-busy="true" className={gridClass}>
      {Array.from({ length: placeholders }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity
        <Skeleton key={index} data-placeholder className="h-80 rounded-card" />
      ))}
    </div>
  );
}

const stateNames: Record<ProductState, MessageKey> = {
  active: 'products.view_active',
  draft: 'shared.products.drafts',
  archived: 'shared.products.archived',
};

/** Says that a search among the products on sale would find drafts too. */
function MatchingDrafts({ search, onShow }: { search: string; onShow: () => void }) {
  const { t } = useLanguage();
  const { data: count = 0 } = useQuery(matchingDraftsQuery(search));
  return (
    <p role="status" className="mb-5 empty:hidden">
      {count > 0 && (
        <Button variant="ghost" size="sm" onClick={onShow}>
          <FilePen size={14} aria-hidden />
          {t('products.drafts_match', { count })}
        </Button>
      )}
    </p>
  );
}

function Nothing({ state, search, onClear }: { state: ProductState; search: string; onClear: () => void }) {
  const { t } = useLanguage();
  if (state === 'archived' && !search) {
    return (
      <EmptyState
        icon={<Archive aria-hidden />}
        title={t('products.none_archived')}
        text={t('products.archive_text')}
      />
    );
  }
  if (state === 'draft' && !search) {
    return (
      <EmptyState icon={<FilePen aria-hidden />} title={t('products.none_drafts')} text={t('products.drafts_text')} />
    );
  }
  return (
    <EmptyState illustration="no-results" title={t('shared.products.none')}>
      {search && (
        <Button variant="secondary" onClick={onClear}>
          {t('products.list.clear_search')}
        </Button>
      )}
    </EmptyState>
  );
}
