import type { Product } from '@shopwright/contracts/http/products';
import { useInfiniteQuery } from '@tanstack/react-query';
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
        {t('product.related', { category: product.category })}
      </h2>
      <ProductGrid products={others} onAdd={onAdd} />
    </section>
  );
}

export function ProductSkeleton() {
  const { t } = useLanguage();
  return (
    <div aria-busy="true" className="page grid gap-10 py-8 lg:grid-cols-2">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="aspect-square rounded-panel" />
      <div className="flex flex-col gap-4 pt-4">
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-10 w-3/4" />
        <Skeleton className="h-24" />
        <Skeleton className="h-10 w-40" />
        <Skeleton className="h-13" />
      </div>
    </div>
  );
}
