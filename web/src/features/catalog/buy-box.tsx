import type { Product } from '@shopwright/contracts/http/products';
import clsx from 'clsx';
import { ShoppingBag } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Price } from '../../components/price';
import { StockHint } from '../../components/stock-hint';
import { useLanguage } from '../../i18n/language-provider';
import { getAvailable } from '../../lib/queries/products';
import { Button } from '../../ui/button';
import { QuantityStepper } from '../../ui/quantity-stepper';

interface BuyBoxProps {
  product: Product;
  onAdd: (product: Product, quantity: number) => void;
  /** Another variant of the product can be bought. */
  hasOthers?: boolean | undefined;
  /** A draft is shown as customers would see it, and cannot be bought. */
  isPreview?: boolean;
}

/** Quantity and "Add to Cart". On phones a bar at the lower edge has both price and button while this box is out of view. */
export function BuyBox({ product, onAdd, hasOthers = false, isPreview = false }: BuyBoxProps) {
  const { t } = useLanguage();
  const [quantity, setQuantity] = useState(1);
  const available = getAvailable(product);
  const box = useRef<HTMLDivElement>(null);
  const isInView = useIsInView(box);
  const add = () => onAdd(product, quantity);
  return (
    <>
      <div ref={box} className="mt-6 flex flex-wrap items-center gap-3">
        <QuantityStepper
          value={quantity}
          onChange={setQuantity}
          labels={{
            group: t('catalog.quantity.label'),
            decrease: t('shared.quantity.decrease'),
            increase: t('shared.quantity.increase'),
          }}
        />
        <Button
          size="lg"
          className="min-w-48 flex-auto whitespace-nowrap max-sm:px-4"
          disabled={!product.inStock || isPreview}
          onClick={add}
        >
          <ShoppingBag size={18} aria-hidden />
          {t(product.inStock ? 'shared.product.add' : 'shared.product.out_of_stock')}
        </Button>
        {product.inStock && quantity > available && (
          <div className="w-full">
            <StockHint isLow={product.isLowStock} available={available} quantity={quantity} />
          </div>
        )}
        {!product.inStock && (
          <p className="w-full text-muted text-sm">
            {t(hasOthers ? 'catalog.options.sold_out_text' : 'catalog.product.out_text')}
          </p>
        )}
      </div>
      {product.inStock && !isPreview && <BuyBar product={product} isHidden={isInView} onAdd={add} />}
    </>
  );
}

interface BuyBarProps {
  product: Product;
  isHidden: boolean;
  onAdd: () => void;
}

function BuyBar({ product, isHidden, onAdd }: BuyBarProps) {
  const { t } = useLanguage();
  return (
    <div
      data-buy-bar
      inert={isHidden}
      className={clsx(
        'fixed inset-x-0 bottom-0 z-20 flex items-center justify-between gap-4 border-line border-t bg-canvas px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] transition-transform duration-200 sm:hidden',
        isHidden && 'translate-y-full',
      )}
    >
      <div className="min-w-0">
        <p className="wrap-anywhere line-clamp-2 text-muted text-xs">
          <bdi>{product.name}</bdi>
        </p>
        <Price value={product.price} compareAt={product.compareAtPrice} className="font-semibold text-lg" />
      </div>
      <Button
        className="shrink-0 whitespace-nowrap"
        aria-label={t('catalog.product.add_named', { name: product.name })}
        onClick={onAdd}
      >
        <ShoppingBag size={16} aria-hidden />
        {t('shared.product.add')}
      </Button>
    </div>
  );
}

/** Returns true until the browser has looked, so that nothing is shown twice on a page that came rendered. */
function useIsInView(place: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? true));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isInView;
}
