import type { Product } from '@shopwright/contracts/http/products';
import { ShoppingBag } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { Price } from '../../components/price';
import { ProductImage } from '../../components/product-image';
import { Rating } from '../../components/rating';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { Badge } from '../../ui/badge';
import { Skeleton } from '../../ui/skeleton';

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

interface ProductCardProps {
  product: Product;
  onAdd: (product: Product) => void;
  /** Fetches its image at once; for the first screenful. */
  isFirst?: boolean;
}

/** One link over the whole card, and a button above it that does not follow the link. */
function ProductCard({ product, onAdd, isFirst }: ProductCardProps) {
  const { t } = useLanguage();
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition duration-200 focus-within:border-line-strong hover:-translate-y-0.5 hover:shadow-lift">
      <div className="relative overflow-hidden">
        <ProductImage
          src={product.image}
          alt=""
          size={480}
          sizes="(min-width: 80rem) 18.5rem, (min-width: 64rem) 23vw, (min-width: 48rem) 46vw, 92vw"
          isFirst={isFirst}
          className="aspect-square w-full transition-transform duration-300 group-hover:scale-[1.03]"
        />
        <div className="absolute start-3 top-3 flex flex-wrap gap-1.5">
          {!product.inStock && <Badge>{t('product.out_of_stock')}</Badge>}
          {product.featured && <Badge tone="accent">{t('product.featured')}</Badge>}
        </div>
      </div>
      <div className="flex flex-1 flex-col p-4">
        <p className="truncate text-muted text-xs">{product.category}</p>
        <h3 className="mt-1 line-clamp-3 wrap-anywhere font-semibold leading-snug">
          <Link
            to={paths.product(product.id)}
            className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary"
          >
            <bdi>{product.name}</bdi>
          </Link>
        </h3>
        <p dir="auto" className="mt-1.5 line-clamp-2 wrap-anywhere text-muted text-sm leading-relaxed rtl:text-right">
          {product.description}
        </p>
        <Rating rating={product.rating} count={product.reviewCount} className="mt-2.5 text-sm" />
        <div className="mt-auto flex items-end justify-between gap-3 pt-4">
          <Price value={product.price} className="font-semibold text-lg" isStacked />
          <button
            type="button"
            disabled={!product.inStock}
            onClick={() => onAdd(product)}
            aria-label={t('product.add_named', { name: product.name })}
            className="relative z-10 grid size-11 shrink-0 place-items-center rounded-full bg-primary text-on-primary transition hover:bg-primary-strong active:scale-95 disabled:bg-sunken disabled:text-muted"
          >
            <ShoppingBag size={18} aria-hidden />
          </button>
        </div>
      </div>
    </article>
  );
}
