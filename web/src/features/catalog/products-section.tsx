import type { Product } from '@shopwright/contracts/http/products';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { LoadFailed } from '../../i18n/load-failed';
import { paths } from '../../lib/paths';
import { pictures } from '../../lib/pictures';
import { productsQuery } from '../../lib/queries/products';
import { buttonClass } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { matches, useListingParams } from './listing-params';
import { MoreProducts } from './more-products';
import { ProductGrid, ProductGridSkeleton } from './product-grid';
import { ProductsToolbar } from './products-toolbar';

export function ProductsSection({ onAdd }: { onAdd: (product: Product) => void }) {
  const { t } = useLanguage();
  const { listing, filters } = useListingParams();
  const products = useInfiniteQuery(productsQuery(listing));
  const shown = (products.data ?? []).filter((product) => matches(product, filters));
  return (
    <section id="products" aria-labelledby="products-heading" className="page scroll-mt-20 py-14 lg:scroll-mt-28">
      <div className="mb-7 flex flex-wrap items-end justify-between gap-5">
        <h2 id="products-heading" className="font-semibold text-2xl sm:text-3xl">
          {listing.search === '' ? t('products.featured') : t('products.results', { query: listing.search })}
        </h2>
        <ProductsToolbar />
      </div>
      <div aria-busy={products.isPending} aria-live="polite">
        {products.isPending ? (
          <>
            <p className="sr-only">{t('loading')}</p>
            <ProductGridSkeleton count={8} />
          </>
        ) : products.isError && !products.data ? (
          <LoadFailed title={t('products.failed')} query={products} level={3} />
        ) : shown.length === 0 && !products.hasNextPage ? (
          <NoProducts isSearch={listing.search !== ''} />
        ) : (
          <ProductGrid products={shown} onAdd={onAdd} />
        )}
      </div>
      <MoreProducts
        hasMore={products.hasNextPage}
        isLoading={products.isFetchingNextPage}
        hasFailed={products.isFetchNextPageError}
        onMore={() => products.fetchNextPage()}
      />
    </section>
  );
}

function NoProducts({ isSearch }: { isSearch: boolean }) {
  const { t } = useLanguage();
  return (
    <EmptyState picture={pictures.noResults} title={t('products.none')} level={3}>
      {isSearch && (
        <Link to={paths.home} className={buttonClass()}>
          {t('products.browse_all')}
        </Link>
      )}
    </EmptyState>
  );
}
