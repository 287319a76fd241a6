import type { CategoryDetail } from '@shopwright/contracts/http/categories';
import type { Product } from '@shopwright/contracts/http/products';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { ProductImage } from '../../components/product-image';
import { QueryError } from '../../components/query-error';
import { SearchSummary } from '../../components/search-summary';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { productsQuery, selectListFacts } from '../../lib/queries/products';
import { useStorefrontTexts } from '../../lib/queries/storefront';
import { useRememberListing } from '../../lib/seen-listing';
import { Button, buttonClass } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { ListingControls } from './listing-controls';
import { clearedFilters, countFilters, useListingParams } from './listing-params';
import { MoreProducts } from './more-products';
import { ProductGrid, ProductGridSkeleton } from './product-grid';
import { SearchCategories } from './search-categories';
import { Subcategories } from './subcategories';

interface ProductsSectionProps {
  onAdd: (product: Product) => void;
  /** On this category's own page, whose heading it is. */
  category?: CategoryDetail;
  /** Of a page of its own. */
  heading?: PageHeading;
}

type PageHeading = Pick<CategoryDetail, 'name' | 'description' | 'image'>;

export function ProductsSection({ onAdd, category, heading = category }: ProductsSectionProps) {
  const { t } = useLanguage();
  const { listing, set } = useListingParams(category?.id);
  useRememberListing();
  const products = useInfiniteQuery(productsQuery(listing));
  const { data: found } = useInfiniteQuery({ ...productsQuery(listing), select: selectListFacts });
  const shown = products.data ?? [];
  const list = useRef<HTMLUListElement>(null);
  const isSearch = listing.search !== '';
  const isFiltered = countFilters(listing.filters) > 0;
  return (
    <section
      id="products"
      aria-labelledby="products-heading"
      className="page scroll-mt-20 py-8 sm:py-14 lg:scroll-mt-28"
    >
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-5 gap-y-3 sm:mb-7 sm:gap-y-5">
        <div className="min-w-0">
          {heading ? <ListedHeading {...heading} /> : <ListHeading search={listing.search} />}
          {category && <Subcategories category={category} />}
          {!isSearch && !heading && <ListIntro />}
          {isSearch && <SearchSummary search={listing.search} found={found} />}
          {found?.interpretation && <SearchCategories ids={found.interpretation.categoryIds} />}
        </div>
        <ListingControls
          category={category}
          isFiltered={isFiltered}
          hasAttributes={listing.filters.attributes !== ''}
          isCorrected={found?.corrected !== undefined || found?.interpretation !== undefined}
          count={found?.total?.count ?? products.data?.length}
          hasMore={found?.total?.hasMore ?? products.hasNextPage}
        />
      </div>
      {heading && <h2 className="sr-only">{t('shared.nav.products')}</h2>}
      <div aria-busy={products.isPending}>
        {products.isPending ? (
          <LoadingProducts />
        ) : products.isError && !products.data ? (
          <QueryError title={t('shared.products.failed')} query={products} level={heading ? 2 : 3} />
        ) : shown.length === 0 ? (
          <NoProducts isSearch={isSearch} onClear={isFiltered ? () => set(clearedFilters) : undefined} />
        ) : (
          <ProductGrid
            ref={list}
            products={shown}
            onAdd={onAdd}
            isOnTop={isSearch}
            hidesFeatured={!isSearch && listing.sort === 'featured' && listing.collectionId === undefined}
          />
        )}
      </div>
      <MoreProducts count={shown.length} list={list} query={products} />
    </section>
  );
}

function ListedHeading({ image, name, description }: PageHeading) {
  return (
    <div className="flex items-center gap-4 sm:gap-5">
      {image && (
        <ProductImage
          src={image}
          alt=""
          size={112}
          isFirst
          className="size-20 shrink-0 rounded-card object-cover sm:size-28"
        />
      )}
      <div className="min-w-0">
        <h1 id="products-heading" className="wrap-anywhere font-bold text-3xl sm:text-4xl">
          {name}
        </h1>
        {description && <p className="mt-2 max-w-prose whitespace-pre-line text-muted">{description}</p>}
      </div>
    </div>
  );
}

function ListHeading({ search }: { search: string }) {
  const { t } = useLanguage();
  return (
    <h2 id="products-heading" className="wrap-anywhere line-clamp-3 font-semibold text-2xl sm:text-3xl">
      {search === '' ? t('catalog.products.featured') : t('catalog.products.results', { query: search })}
    </h2>
  );
}

/** What the store says above its products. */
function ListIntro() {
  const { language } = useLanguage();
  const { productsIntro } = useStorefrontTexts(language);
  return productsIntro && <p className="mt-2 max-w-prose whitespace-pre-line text-muted">{productsIntro}</p>;
}

function LoadingProducts() {
  const { t } = useLanguage();
  return (
    <>
      <p role="status" className="sr-only">
        {t('shared.loading')}
      </p>
      <ProductGridSkeleton count={8} />
    </>
  );
}

function NoProducts({ isSearch, onClear }: { isSearch: boolean; onClear: (() => void) | undefined }) {
  const { t } = useLanguage();
  return (
    <div role="status">
      <EmptyState illustration="no-results" title={t('shared.products.none')} level={3}>
        {onClear && <Button onClick={onClear}>{t('catalog.filter.clear')}</Button>}
        {isSearch && (
          <Link to={paths.home} className={buttonClass({ variant: onClear ? 'secondary' : 'primary' })}>
            {t('catalog.products.browse_all')}
          </Link>
        )}
      </EmptyState>
    </div>
  );
}
