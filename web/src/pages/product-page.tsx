import type { ProductDetail } from '@shopwright/contracts/http/products';
import { productPath, productSlug } from '@shopwright/contracts/product-path';
import { isStaff } from '@shopwright/contracts/roles';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { Breadcrumbs } from '../components/breadcrumbs';
import { ChunkErrorNotice } from '../components/chunk-error-notice';
import { lazyPart } from '../components/lazy-part';
import { errorTextKey } from '../components/query-error';
import { useHead } from '../components/use-head';
import { useRedirect } from '../components/use-redirect';
import { useAddToCart } from '../features/cart/use-add-to-cart';
import { ProductDetails } from '../features/catalog/product-details';
import { forgetProduct, rememberViewed } from '../features/catalog/recently-viewed';
import { ProductSkeleton, RelatedProducts } from '../features/catalog/related-products';
import { CompareButton } from '../features/compare/compare-button';
import { ReviewsSkeleton } from '../features/reviews/reviews-skeleton';
import { productHead, productTrail } from '../features/seo/product-head';
import { useLanguage } from '../i18n/language-provider';
import { paths, variantParam } from '../lib/paths';
import { variantPath } from '../lib/product-path';
import { isStaffProduct, productQuery } from '../lib/queries/products';
import { meQuery } from '../lib/queries/session';
import { useStoreSettings } from '../lib/queries/store-settings';
import { useBackToListing } from '../lib/seen-listing';
import { Button, ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/empty-state';

const BoughtTogether = lazyPart(async () => (await import('../features/catalog/bought-together')).BoughtTogether);
const RecentlyViewedList = lazyPart(
  async () => (await import('../features/catalog/recently-viewed-list')).RecentlyViewedList,
);
const Reviews = lazyPart(async () => (await import('../features/reviews/reviews')).Reviews, {
  fallback: <ReviewsSkeleton />,
  failed: (retry) => <ChunkErrorNotice onRetry={retry} />,
});

export function ProductPage() {
  const { t, language } = useLanguage();
  const { id = '', slug = '' } = useParams();
  const [params] = useSearchParams();
  const {
    data: product,
    error,
    isPending,
    isFetching,
    refetch,
  } = useQuery({
    ...productQuery(id, language),
    // In another language the same product stands until its texts are there.
    placeholderData: (before) => (String(before?.id) === id ? before : undefined),
  });
  const addToCart = useAddToCart();
  const backToListing = useBackToListing();
  useEffect(() => {
    if (product && !product.parentId && !(isStaffProduct(product) && product.isDraft)) rememberViewed(product);
    if (product === null) forgetProduct(id);
  }, [product, id]);
  const isUnknown = product === null;
  useNamedAddress(product, slug);
  useReadAsStaff(isUnknown, refetch);
  const isLeading = useRedirect(isUnknown);
  const settings = useStoreSettings();
  useHead(
    product
      ? productHead(t, product, { settings, variantId: params.get(variantParam) })
      : isUnknown
        ? { title: t('shared.product.not_found'), isHidden: true }
        : {},
  );

  const back = (
    <ButtonLink to={paths.products} onClick={backToListing} variant="ghost" size="sm" className="-ms-3">
      <ArrowLeft size={16} aria-hidden className="rtl:-scale-x-100" />
      {t('catalog.product.back')}
    </ButtonLink>
  );
  if (isPending || isLeading || (isUnknown && isFetching)) return <ProductSkeleton />;
  // Orders, carts and old links name the variant.
  if (product?.parentId)
    return <Navigate replace to={variantPath({ id: product.parentId, name: '' }, product.id, false)} />;
  if (product) {
    return (
      <div className="page py-2 sm:py-8">
        <div className="mb-1 flex items-center justify-between gap-6 sm:mb-5">
          {back}
          <Breadcrumbs steps={productTrail(t, product, settings?.productSlugs)} className="hidden min-w-0 md:block" />
        </div>
        <ProductDetails
          key={product.id}
          product={product}
          onAdd={addToCart}
          compare={<CompareButton key={product.id} productId={product.id} />}
        />
        <ReviewsBelow productId={product.id} />
        <RelatedProducts product={product} onAdd={addToCart} />
        <LazyInView fallback={null}>
          <BoughtTogether productId={product.id} />
          <RecentlyViewedList key={product.id} productId={product.id} />
        </LazyInView>
      </div>
    );
  }
  if (isUnknown) {
    return (
      <EmptyState
        level={1}
        illustration="no-results"
        title={t('shared.product.not_found')}
        text={t('shared.product.not_found_text')}
      >
        <ButtonLink to={paths.products} onClick={backToListing}>
          {t('catalog.product.back')}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={1}
      illustration="error"
      title={t('products.product.failed')}
      text={t(errorTextKey(error))}
      isUrgent
    >
      <Button onClick={() => refetch()} isPending={isFetching}>
        {t('shared.error.retry')}
      </Button>
      {back}
    </EmptyState>
  );
}

function ReviewsBelow({ productId }: { productId: number }) {
  const { t } = useLanguage();
  const { hash } = useLocation();
  const place = useRef<HTMLElement>(null);
  // An address may lead here before there is a here: the product had to be fetched first.
  const arrive = useEffectEvent(() => {
    if (hash === '#reviews' && window.scrollY === 0) place.current?.scrollIntoView();
  });
  useEffect(() => arrive(), []);
  return (
    <section
      ref={place}
      id="reviews"
      aria-labelledby="reviews-heading"
      className="mt-14 scroll-mt-28 border-line border-t py-14"
    >
      <h2 id="reviews-heading" className="mb-7 font-semibold text-2xl">
        {t('catalog.product.reviews')}
      </h2>
      <LazyInView fallback={<ReviewsSkeleton isBusy={false} />}>
        <Reviews productId={productId} />
      </LazyInView>
    </section>
  );
}

/** Renders its children, further down the page, once they are near the visible part; the fallback until then. */
function LazyInView({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const [isNear, setNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '500px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <div ref={place} className="min-h-px">
      {isNear ? children : fallback}
    </div>
  );
}

/** Gives the address the product's name, in the page's language, or takes it away, as the store wants it. */
function useNamedAddress(product: ProductDetail | null | undefined, slug: string) {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const hasSlugs = useStoreSettings()?.productSlugs;
  const isNamed = hasSlugs === undefined || slug === (hasSlugs && product ? productSlug(product.name) : '');
  const pathname = product && !product.parentId && !isNamed ? productPath(product, hasSlugs) : undefined;
  useEffect(() => {
    if (pathname) void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true });
  }, [pathname, search, hash, navigate]);
}

/** Reads again, as staff, what the server rendered as unknown: it renders for visitors, who see no drafts. */
function useReadAsStaff(isUnknown: boolean, refetch: () => unknown) {
  const { data: user } = useQuery({ ...meQuery, enabled: isUnknown });
  const isOfStaff = user != null && isStaff(user.role);
  useEffect(() => {
    if (isUnknown && isOfStaff) void refetch();
  }, [isUnknown, isOfStaff, refetch]);
}
