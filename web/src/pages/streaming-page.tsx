import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useAddToCart } from '../features/cart/use-add-to-cart';
import { ProductGrid, ProductGridSkeleton } from '../features/catalog/product-grid';
import { useLanguage } from '../i18n/language-provider';
import { LoadFailed } from '../i18n/load-failed';
import { pictures } from '../lib/pictures';
import { categoriesQuery, productsQuery, wholeListing } from '../lib/queries/products';
import { useTitle } from '../lib/use-title';
import { EmptyState } from '../ui/empty-state';
import { PageHeader } from '../ui/page-header';

const bundlesSlug = 'streaming-bundles';

export function StreamingPage() {
  const { t } = useLanguage();
  useTitle(t('streaming.title'));
  const addToCart = useAddToCart();
  const categories = useQuery(categoriesQuery);
  const bundles = categories.data?.find(({ slug }) => slug === bundlesSlug);
  const products = useInfiniteQuery({
    ...productsQuery({ ...wholeListing, categoryId: bundles ? String(bundles.id) : wholeListing.categoryId }),
    enabled: categories.isSuccess,
  });
  const failed = categories.isError ? categories : products.isError ? products : undefined;
  return (
    <div className="page py-10">
      <PageHeader title={t('streaming.title')} text={t('streaming.text')} />
      <h2 className="sr-only">{t('nav.products')}</h2>
      {failed && !products.data ? (
        <LoadFailed title={t('products.failed')} query={failed} />
      ) : !products.data ? (
        <ProductGridSkeleton count={8} />
      ) : products.data.length === 0 ? (
        <EmptyState picture={pictures.noResults} title={t('products.none')} />
      ) : (
        <ProductGrid products={products.data} onAdd={addToCart} />
      )}
    </div>
  );
}
