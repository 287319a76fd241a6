import type { Product } from '@shopwright/contracts/http/products';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LoadingRegion } from '../../components/loading-region';
import { useLanguage } from '../../i18n/language-provider';
import { categoryProductsQuery } from '../../lib/queries/products';
import { Skeleton } from '../../ui/skeleton';
import { ProductGrid } from './product-grid';

const most = 4;

interface RelatedProductsProps {
  product: Product;
  onAdd: (product: Product) => void;
}

/** Others of the same category. It is an offer, not an answer: where there are none, or it fails, nothing is missing. */
export function RelatedProducts({ product, onAdd }: RelatedProductsProps) {
  const { t, language } = useLanguage();
  const { data = [] } = useInfiniteQuery({
    ...categoryProductsQuery(product.categoryId ?? 0, language),
    enabled: product.categoryId !== null,
  });
  const others = data.filter(({ id }) => id !== product.id).slice(0, most);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="related-heading" className="border-line border-t py-14">
      <h2 id="related-heading" className="mb-7 font-semibold text-2xl">
        {t('catalog.product.related', { category: product.category })}
      </h2>
      <ProductGrid products={others} onAdd={onAdd} />
    </section>
  );
}

/** The shape of the product page: image at the start or on top, then name, price, text and button. */
export function ProductSkeleton() {
  return (
    <LoadingRegion className="py-2 sm:py-8">
      <Skeleton className="mb-2 h-9 w-40 sm:mb-6" />
      <div className="grid gap-5 sm:gap-8 lg:grid-cols-[1.1fr_1fr] lg:gap-14">
        <Skeleton className="aspect-square rounded-panel" />
        <div className="flex flex-col gap-4">
          <div className="flex gap-2">
            <Skeleton className="h-5 w-32 rounded-full" />
            <Skeleton className="h-5 w-20 rounded-full" />
          </div>
          <Skeleton className="h-9 w-3/4 sm:h-11" />
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-9 w-36" />
          <div className="flex flex-col gap-2.5">
            <Skeleton className="h-4" />
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-2/3" />
          </div>
          <div className="flex gap-3">
            <Skeleton className="h-13 w-32" />
            <Skeleton className="h-13 flex-1" />
          </div>
          <Skeleton className="h-28 rounded-card" />
        </div>
      </div>
    </LoadingRegion>
  );
}
