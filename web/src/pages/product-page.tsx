import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { useAddToCart } from '../features/cart/use-add-to-cart';
import { ProductDetails } from '../features/catalog/product-details';
import { ProductSkeleton } from '../features/catalog/product-skeleton';
import { errorTextKey } from '../i18n/error-text';
import { useLanguage } from '../i18n/language-provider';
import { ApiError } from '../lib/api-client';
import { paths } from '../lib/paths';
import { pictures } from '../lib/pictures';
import { productQuery } from '../lib/queries/products';
import { useTitle } from '../lib/use-title';
import { Button, buttonClass } from '../ui/button';
import { EmptyState } from '../ui/empty-state';

/** An address that names no product at all reads the same as one that names a product which is gone. */
const isUnknown = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 400);

export function ProductPage() {
  const { t } = useLanguage();
  const { id = '' } = useParams();
  const { data: product, error, isPending, isFetching, refetch } = useQuery(productQuery(id));
  const addToCart = useAddToCart();
  useTitle(product?.name ?? (isUnknown(error) ? t('product.not_found') : undefined));

  const back = (
    <Link to={paths.products} className={buttonClass({ variant: 'ghost', size: 'sm', className: '-ms-3' })}>
      <ArrowLeft size={16} aria-hidden className="rtl:-scale-x-100" />
      {t('product.back')}
    </Link>
  );
  if (isPending) return <ProductSkeleton />;
  if (product) {
    return (
      <div className="page py-6 sm:py-8">
        <div className="mb-5">{back}</div>
        <ProductDetails key={product.id} product={product} onAdd={addToCart} />
      </div>
    );
  }
  if (isUnknown(error)) {
    return (
      <EmptyState
        level={1}
        picture={pictures.noResults}
        title={t('product.not_found')}
        text={t('product.not_found_text')}
      >
        <Link to={paths.products} className={buttonClass()}>
          {t('product.back')}
        </Link>
      </EmptyState>
    );
  }
  return (
    <EmptyState level={1} picture={pictures.error} title={t('product.failed')} text={t(errorTextKey(error))} isUrgent>
      <Button onClick={() => refetch()} isPending={isFetching}>
        {t('error.retry')}
      </Button>
      {back}
    </EmptyState>
  );
}
