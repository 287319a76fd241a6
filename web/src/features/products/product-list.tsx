import type { StaffProduct } from '@shopwright/contracts/http/products';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Archive } from 'lucide-react';
import { useState } from 'react';
import { QueryList } from '../../components/query-list';
import { SearchSummary } from '../../components/search-summary';
import { useLanguage } from '../../i18n/language-provider';
import { selectListFacts } from '../../lib/queries/products';
import { staffProductsQuery } from '../../lib/queries/staff-products';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { EmptyState } from '../../ui/empty-state';
import { SearchField, useDebounced } from '../../ui/search-field';
import { Skeleton } from '../../ui/skeleton';
import { SwitchField } from '../../ui/switch';
import { useArchive } from './api';
import { EditProductDialog } from './edit-product-dialog';
import { StaffProductCard } from './staff-product-card';

const gridClass = 'grid gap-5 md:grid-cols-2 lg:grid-cols-3';
const placeholders = 6;

export function ProductList() {
  const { t } = useLanguage();
  const [search, setSearch] = useState('');
  const [isArchived, setArchived] = useState(false);
  const [edited, setEdited] = useState<StaffProduct | null>(null);
  const [doomed, setDoomed] = useState<StaffProduct | null>(null);
  const { archive, restore } = useArchive();
  const searched = useDebounced(search.trim());
  const query = staffProductsQuery({ search: searched, isArchived });
  const products = useInfiniteQuery(query);
  const { data: found } = useInfiniteQuery({ ...query, select: selectListFacts });
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <SearchField label={t('shared.find')} value={search} onChange={setSearch} className="w-full sm:w-80" />
        <SwitchField label={t('products.show_archived')} isOn={isArchived} onChange={setArchived} />
      </div>
      {searched !== '' && (
        <div className="mb-5">
          <SearchSummary search={searched} found={products.isPlaceholderData ? undefined : found} />
        </div>
      )}
      <QueryList
        query={products}
        failed={t('shared.products.failed')}
        placeholder={<Placeholders />}
        empty={<Nothing isArchived={isArchived} search={search} onClear={() => setSearch('')} />}
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

function Nothing({ isArchived, search, onClear }: { isArchived: boolean; search: string; onClear: () => void }) {
  const { t } = useLanguage();
  if (isArchived && !search) {
    return (
      <EmptyState
        icon={<Archive aria-hidden />}
        title={t('products.none_archived')}
        text={t('products.archive_text')}
      />
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
