import type { Category } from '@shopwright/contracts/http/categories';
import type { Product } from '@shopwright/contracts/http/products';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ChunkErrorNotice } from '../../components/chunk-error-notice';
import { ProductImage } from '../../components/product-image';
import { QueryError } from '../../components/query-error';
import { SearchSummary } from '../../components/search-summary';
import { useLanguage } from '../../i18n/language-provider';
import { ClientOnly } from '../../lib/hydration';
import { lazyPart } from '../../lib/lazy-part';
import { paths } from '../../lib/paths';
import { productsQuery, selectListFacts } from '../../lib/queries/products';
import { Button, buttonClass } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';
import { useIsPhone } from '../../ui/use-is-phone';
import { clearedFilters, countFilters, useListingParams } from './listing-params';
import { ProductGrid, ProductGridSkeleton } from './product-grid';
import { ProductsToolbar } from './products-toolbar';

const panelSkeleton = <Skeleton className="h-28 rounded-card" />;
const FilterSheet = lazyPart(async () => (await import('./filter-sheet')).FilterSheet, {
  failed: (retry, { isOpen, onClose }) => isOpen && <ChunkErrorNotice isFloating onRetry={retry} onDismiss={onClose} />,
});
const FilterPanel = lazyPart(async () => (await import('./filter-panel')).FilterPanel, {
  fallback: panelSkeleton,
  failed: (retry) => <ChunkErrorNotice onRetry={retry} />,
});

interface ProductsSectionProps {
  onAdd: (product: Product) => void;
  /** On this category's own page, whose heading it is. */
  category?: Category;
}

export function ProductsSection({ onAdd, category }: ProductsSectionProps) {
  const { t } = useLanguage();
  const { listing, set } = useListingParams(category?.id);
  const products = useInfiniteQuery(productsQuery(listing));
  const { data: found } = useInfiniteQuery({ ...productsQuery(listing), select: selectListFacts });
  const shown = products.data ?? [];
  const list = useRef<HTMLUListElement>(null);
  const isPhone = useIsPhone();
  const [isPanelOpen, setPanelOpen] = useState(countFilters(listing.filters) > 0);
  // Undefined until it is first opened: only then its code is needed.
  const [isSheetOpen, setSheetOpen] = useState<boolean>();
  const filterPanelId = useId();
  return (
    <section
      id="products"
      aria-labelledby="products-heading"
      className="page scroll-mt-20 py-8 sm:py-14 lg:scroll-mt-28"
    >
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-5 gap-y-3 sm:mb-7 sm:gap-y-5">
        <div className="min-w-0">
          {category ? (
            <div className="flex items-center gap-4 sm:gap-5">
              {category.image && (
                <ProductImage
                  src={category.image}
                  alt=""
                  size={112}
                  isFirst
                  className="size-20 shrink-0 rounded-card object-cover sm:size-28"
                />
              )}
              <div className="min-w-0">
                <h1 id="products-heading" className="wrap-anywhere font-bold text-3xl sm:text-4xl">
                  {category.name}
                </h1>
                {category.description && <p className="mt-2 max-w-prose text-muted">{category.description}</p>}
              </div>
            </div>
          ) : (
            <h2 id="products-heading" className="wrap-anywhere line-clamp-3 font-semibold text-2xl sm:text-3xl">
              {listing.search === '' ? t('products.featured') : t('products.results', { query: listing.search })}
            </h2>
          )}
          {listing.search !== '' && <SearchSummary search={listing.search} found={found} />}
        </div>
        <ProductsToolbar
          category={category}
          filterPanelId={filterPanelId}
          isFilterOpen={isPhone ? isSheetOpen === true : isPanelOpen}
          onFilter={() => (isPhone ? setSheetOpen(true) : setPanelOpen(!isPanelOpen))}
        />
        {isPanelOpen && (
          <div id={filterPanelId} className="w-full max-sm:hidden">
            <ClientOnly fallback={panelSkeleton}>
              <FilterPanel category={category} isCorrected={found?.corrected !== undefined} />
            </ClientOnly>
          </div>
        )}
        {isSheetOpen !== undefined && (
          <FilterSheet
            isOpen={isSheetOpen}
            onClose={() => setSheetOpen(false)}
            category={category}
            isCorrected={found?.corrected !== undefined}
            count={found?.total?.count ?? products.data?.length}
            hasMore={found?.total?.hasMore ?? products.hasNextPage}
          />
        )}
      </div>
      {category && <h2 className="sr-only">{t('nav.products')}</h2>}
      <div aria-busy={products.isPending}>
        {products.isPending ? (
          <>
            <p role="status" className="sr-only">
              {t('loading')}
            </p>
            <ProductGridSkeleton count={8} />
          </>
        ) : products.isError && !products.data ? (
          <QueryError title={t('products.failed')} query={products} level={category ? 2 : 3} />
        ) : shown.length === 0 ? (
          <NoProducts
            isSearch={listing.search !== ''}
            onClear={countFilters(listing.filters) > 0 ? () => set(clearedFilters) : undefined}
          />
        ) : (
          <ProductGrid
            ref={list}
            products={shown}
            onAdd={onAdd}
            isOnTop={listing.search !== ''}
            hidesFeatured={listing.search === '' && listing.sort === 'featured'}
          />
        )}
      </div>
      <MoreProducts
        count={shown.length}
        list={list}
        hasMore={products.hasNextPage}
        isLoading={products.isFetchingNextPage}
        hasFailed={products.isFetchNextPageError}
        onMore={() => products.fetchNextPage()}
      />
    </section>
  );
}

function NoProducts({ isSearch, onClear }: { isSearch: boolean; onClear: (() => void) | undefined }) {
  const { t } = useLanguage();
  return (
    <div role="status">
      <EmptyState illustration="no-results" title={t('products.none')} level={3}>
        {onClear && <Button onClick={onClear}>{t('filter.clear')}</Button>}
        {isSearch && (
          <Link to={paths.home} className={buttonClass({ variant: onClear ? 'secondary' : 'primary' })}>
            {t('products.browse_all')}
          </Link>
        )}
      </EmptyState>
    </div>
  );
}

interface MoreProductsProps {
  /** The number of products shown. */
  count: number;
  list: RefObject<HTMLUListElement | null>;
  hasMore: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  onMore: () => void;
}

/** Adds a page to the list and moves the focus to the first new product. */
function MoreProducts({ count, list, hasMore, isLoading, hasFailed, onMore }: MoreProductsProps) {
  const { t } = useLanguage();
  const asked = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    if (count <= asked.current) return;
    list.current?.children[asked.current]?.querySelector('a')?.focus({ preventScroll: true });
    asked.current = Number.POSITIVE_INFINITY;
  }, [count, list]);
  const showMore = () => {
    asked.current = count;
    onMore();
  };
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && !isLoading && t('products.shown', { count })}
      </p>
      {hasMore && (
        <div className="mt-10 flex flex-col items-center gap-3">
          {hasFailed && <p role="alert">{t('products.more_failed')}</p>}
          <Button variant="secondary" size="lg" onClick={showMore} isPending={isLoading}>
            {t(isLoading ? 'loading' : 'products.more')}
          </Button>
        </div>
      )}
    </>
  );
}
