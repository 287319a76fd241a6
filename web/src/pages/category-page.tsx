import type { Category } from '@shopwright/contracts/http/categories';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import { Breadcrumbs } from '../components/breadcrumbs';
import { LoadingRegion } from '../components/loading-region';
import { errorTextKey } from '../components/query-error';
import { useHead } from '../components/use-head';
import { useAddToCart } from '../features/cart/use-add-to-cart';
import { ProductGridSkeleton } from '../features/catalog/product-grid';
import { ProductsSection } from '../features/catalog/products-section';
import { useLanguage } from '../i18n/language-provider';
import type { PageHead } from '../lib/head';
import { paths } from '../lib/paths';
import { categoryQuery } from '../lib/queries/products';
import { type TrailStep, trail } from '../lib/trail';
import { Button, buttonClass } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Skeleton } from '../ui/skeleton';

/** The products of one category, at an address of its own. */
export function CategoryPage() {
  const { t, language } = useLanguage();
  const { slug = '' } = useParams();
  const { search } = useLocation();
  const {
    data: category,
    error,
    isPending,
    isFetching,
    refetch,
  } = useQuery({
    ...categoryQuery(slug, language),
    // In another language the same category stands until its texts are there.
    placeholderData: (before) => (before?.slug === slug ? before : undefined),
  });
  const addToCart = useAddToCart();
  const steps: TrailStep[] = [
    { name: t('shared.nav.home'), to: paths.home },
    { name: category?.name ?? '', to: paths.categoryPage(slug) },
  ];
  useHead(headOf(category, steps, t('catalog.category.not_found')));
  // The category was renamed: this is an earlier address of it.
  if (category && category.slug !== slug) {
    return <Navigate replace to={paths.categoryPage(category.slug) + search} />;
  }
  if (category) {
    return (
      <>
        <Breadcrumbs steps={steps} className="page pt-2 sm:pt-4" />
        <div className="[&>section]:pt-2">
          <ProductsSection key={category.id} category={category} onAdd={addToCart} />
        </div>
      </>
    );
  }
  if (isPending) {
    return (
      <LoadingRegion className="pt-16 pb-14">
        <Skeleton className="mb-3 h-10 w-64 max-w-full" />
        <Skeleton className="mb-7 h-5 w-96 max-w-full" />
        <ProductGridSkeleton count={8} />
      </LoadingRegion>
    );
  }
  const isUnknown = category === null;
  return (
    <EmptyState
      level={1}
      illustration={isUnknown ? 'no-results' : 'error'}
      title={t(isUnknown ? 'catalog.category.not_found' : 'shared.products.failed')}
      text={t(isUnknown ? 'catalog.category.not_found_text' : errorTextKey(error))}
      isUrgent={!isUnknown}
    >
      {!isUnknown && (
        <Button onClick={() => refetch()} isPending={isFetching}>
          {t('shared.error.retry')}
        </Button>
      )}
      <Link to={paths.products} className={buttonClass({ variant: isUnknown ? 'primary' : 'secondary' })}>
        {t('catalog.product.back')}
      </Link>
    </EmptyState>
  );
}

function headOf(category: Category | null | undefined, steps: TrailStep[], notFound: string): PageHead {
  if (!category) return category === null ? { title: notFound, isHidden: true } : {};
  return {
    title: category.name,
    description: category.description ?? undefined,
    image: category.image ?? undefined,
    structured: import.meta.env.SSR ? (absolute) => [trail(steps, absolute)] : undefined,
  };
}
