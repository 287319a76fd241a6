import type { Product } from '@shopwright/contracts/http/products';
import clsx from 'clsx';
import { Check, ShoppingBag } from 'lucide-react';
import { memo, type Ref, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { ChunkErrorNotice } from '../../components/chunk-error-notice';
import { lazyPart } from '../../components/lazy-part';
import { Price } from '../../components/price';
import { ProductImage } from '../../components/product-image';
import { Rating } from '../../components/rating';
import { SavingBadge } from '../../components/saving-badge';
import { TaxNote } from '../../components/tax-note';
import { useLanguage } from '../../i18n/language-provider';
import { useProductPath } from '../../lib/product-path';
import { getAvailable } from '../../lib/queries/products';
import { Badge } from '../../ui/badge';
import { Skeleton } from '../../ui/skeleton';

const OptionsDialog = lazyPart(async () => (await import('./parts')).loadOptionsDialog(), {
  failed: (retry, { isOpen, onClose }) => isOpen && <ChunkErrorNotice isFloating onRetry={retry} onDismiss={onClose} />,
});

const gridClass = 'grid grid-cols-1 gap-3 sm:gap-5 md:grid-cols-2 lg:grid-cols-4';
/** On phones the image is at the side, so that more products fit on a screen. */
const cardClass =
  'overflow-hidden rounded-card border border-line max-sm:grid max-sm:grid-cols-[7.5rem_1fr] sm:flex sm:flex-col';
/** The image of a card is narrow on phones, and some languages need two lines. */
const wraps = 'max-sm:whitespace-normal max-sm:leading-tight';
const imageClass = 'aspect-4/5 w-full max-sm:h-full sm:aspect-square';

/** Images above the fold on a wide screen. */
const firstRow = 4;

interface ProductGridProps {
  products: Product[];
  onAdd: (product: Product) => void;
  /** True for the first list of its page. */
  isOnTop?: boolean;
  /** True in a list that begins with the featured products: the badge would say nothing. */
  hidesFeatured?: boolean;
  ref?: Ref<HTMLUListElement>;
}

/** Keeps its cards as they are while filters open and close above them. */
export const ProductGrid = memo(function ProductGrid(props: ProductGridProps) {
  const { products, onAdd, isOnTop = false, hidesFeatured = false, ref } = props;
  return (
    <>
      <ul ref={ref} className={gridClass}>
        {products.map((product, index) => (
          <li key={product.id} className="min-w-0">
            <ProductCard
              product={product}
              onAdd={onAdd}
              isFirst={isOnTop && index < firstRow}
              hidesFeatured={hidesFeatured}
            />
          </li>
        ))}
      </ul>
      <TaxNote isOfList className="mt-4" />
    </>
  );
});

export function ProductGridSkeleton({ count }: { count: number }) {
  return (
    <div className={gridClass}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity
        <div key={index} data-placeholder className={cardClass}>
          <Skeleton className={clsx(imageClass, 'rounded-none')} />
          <div className="flex flex-col gap-2 p-3 sm:gap-3 sm:p-4">
            <Skeleton className="h-3.5 w-1/3" />
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-2/3" />
            <div className="mt-3 flex items-center justify-between">
              <Skeleton className="h-6 w-20" />
              <Skeleton className="size-11 rounded-full" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}

interface ProductCardProps {
  product: Product;
  onAdd: (product: Product) => void;
  /** Fetches its image immediately; for the first screenful. */
  isFirst?: boolean;
  hidesFeatured: boolean;
}

/** One link over the whole card, and a button above it that does not follow the link. */
function ProductCard({ product, onAdd, isFirst, hidesFeatured }: ProductCardProps) {
  const { t } = useLanguage();
  const toPath = useProductPath();
  return (
    <article
      className={clsx(
        cardClass,
        'group relative h-full bg-surface transition duration-200 focus-within:border-line-strong hover:-translate-y-0.5 hover:shadow-lift',
      )}
    >
      <div className="relative overflow-hidden">
        <ProductImage
          src={product.image}
          alt=""
          size={480}
          sizes="(min-width: 80rem) 18.5rem, (min-width: 64rem) 23vw, (min-width: 48rem) 46vw, (min-width: 40rem) 92vw, 9rem"
          isFirst={isFirst}
          sharedBy={product.id}
          className={clsx(imageClass, 'transition-transform duration-300 group-hover:scale-[1.03]')}
        />
        <div className="absolute start-2 end-2 top-2 flex flex-wrap gap-1.5">
          {!product.inStock && <Badge>{t('shared.product.out_of_stock')}</Badge>}
          {product.isNew && <Badge tone="info">{t('catalog.product.new')}</Badge>}
          {product.featured && !hidesFeatured && <Badge tone="accent">{t('shared.product.featured')}</Badge>}
          <SavingBadge product={product} className={wraps} />
          {product.inStock && product.isLowStock && (
            <Badge tone="danger" className={wraps}>
              {t('shared.stock.left', { count: getAvailable(product) })}
            </Badge>
          )}
        </div>
      </div>
      <div className="flex min-w-0 flex-1 flex-col p-3 sm:p-4">
        <p className="truncate text-muted text-xs">{product.category}</p>
        <h3 className="mt-0.5 line-clamp-2 wrap-anywhere font-semibold leading-snug">
          <Link
            to={toPath(product)}
            className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary"
          >
            <bdi>{product.name}</bdi>
          </Link>
        </h3>
        <p
          dir="auto"
          className="mt-1 line-clamp-2 wrap-anywhere text-muted text-sm leading-snug sm:mt-1.5 sm:leading-relaxed rtl:text-right"
        >
          {product.description}
        </p>
        <Rating rating={product.rating} count={product.reviewCount} className="mt-1.5 text-sm sm:mt-2.5" />
        <div className="mt-auto flex items-end justify-between gap-3 pt-2 sm:pt-4">
          <Price
            value={product.price}
            compareAt={product.compareAtPrice}
            className="font-semibold text-lg"
            isStacked
            isFrom={Boolean(product.priceMax)}
          />
          <QuickAdd product={product} onAdd={onAdd} />
        </div>
      </div>
    </article>
  );
}

const addedMs = 2000;

/** Adds one, of which it asks for the options first, and shows a check mark for a moment; the notice names the product. */
function QuickAdd({ product, onAdd }: Pick<ProductCardProps, 'product' | 'onAdd'>) {
  const { t } = useLanguage();
  const [added, setAdded] = useState(0);
  // Undefined until it is first opened: only then its code is fetched.
  const [isAsking, setAsking] = useState<boolean>();
  useEffect(() => {
    if (added === 0) return;
    const timer = setTimeout(() => setAdded(0), addedMs);
    return () => clearTimeout(timer);
  }, [added]);
  const add = (wanted: Product) => {
    onAdd(wanted);
    setAdded(added + 1);
  };
  const Icon = added > 0 ? Check : ShoppingBag;
  return (
    <>
      <button
        type="button"
        disabled={!product.inStock}
        aria-haspopup={product.hasOptions ? 'dialog' : undefined}
        onClick={() => (product.hasOptions ? setAsking(true) : add(product))}
        aria-label={t(product.hasOptions ? 'catalog.options.choose_named' : 'catalog.product.add_named', {
          name: product.name,
        })}
        className="relative z-10 grid size-11 shrink-0 place-items-center rounded-full bg-primary text-on-primary transition hover:bg-primary-strong active:scale-95 disabled:bg-sunken disabled:text-muted"
      >
        <Icon key={added} size={18} aria-hidden className={clsx(added > 0 && 'animate-bump')} />
      </button>
      {isAsking !== undefined && (
        <OptionsDialog product={product} isOpen={isAsking} onClose={() => setAsking(false)} onAdd={add} />
      )}
    </>
  );
}
