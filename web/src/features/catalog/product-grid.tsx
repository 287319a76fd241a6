import type { Product } from '@shopwright/contracts/http/products';
import type { Ref } from 'react';
import { Skeleton } from '../../ui/skeleton';
import { ProductCard } from './product-card';

const gridClass = 'grid grid-cols-1 gap-5 md:grid-cols-2 lg:grid-cols-4';

/** Images above the fold on a wide screen. */
const firstRow = 4;

interface ProductGridProps {
  products: Product[];
  onAdd: (product: Product) => void;
  /** True for the first list of its page. */
  isOnTop?: boolean;
  ref?: Ref<HTMLUListElement>;
}

export function ProductGrid({ products, onAdd, isOnTop = false, ref }: ProductGridProps) {
  return (
    <ul ref={ref} className={gridClass}>
      {products.map((product, index) => (
        <li key={product.id} className="min-w-0">
          <ProductCard product={product} onAdd={onAdd} isFirst={isOnTop && index < firstRow} />
        </li>
      ))}
    </ul>
  );
}

export function ProductGridSkeleton({ count }: { count: number }) {
  return (
    <div className={gridClass}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity
        <div key={index} data-placeholder className="overflow-hidden rounded-card border border-line">
          <Skeleton className="aspect-square rounded-none" />
          <div className="flex flex-col gap-3 p-4">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="mt-3 h-10" />
          </div>
        </div>
      ))}
    </div>
  );
}
