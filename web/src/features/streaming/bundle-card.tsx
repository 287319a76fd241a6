import type { Product } from '@shopwright/contracts/http/products';
import { Check, ShoppingBag } from 'lucide-react';
import { Price } from '../../components/price';
import { ProductImage } from '../../components/product-image';
import { Rating } from '../../components/rating';
import { SavingBadge } from '../../components/saving-badge';
import { TaxNote } from '../../components/tax-note';
import { useLanguage } from '../../i18n/language-provider';
import { directionOfText } from '../../i18n/languages';
import type { Bundle } from '../../lib/bundle';
import { useProductPath } from '../../lib/product-path';
import { Button, ButtonLink } from '../../ui/button';

interface BundleCardProps {
  bundle: Bundle;
  onAdd: (product: Product) => void;
  isFirst: boolean;
}

export function BundleCard({ bundle, onAdd, isFirst }: BundleCardProps) {
  const { t, formatPrice } = useLanguage();
  const toPath = useProductPath();
  const { product, parts, separatelyCents } = bundle;
  return (
    <article className="grid overflow-hidden rounded-panel border border-line bg-surface lg:grid-cols-[2fr_3fr]">
      <div className="relative">
        <ProductImage
          src={product.image}
          alt=""
          size={480}
          sizes="(min-width: 80rem) 31rem, (min-width: 64rem) 38vw, 92vw"
          isFirst={isFirst}
          className="aspect-4/3 size-full lg:aspect-auto lg:min-h-full"
        />
        <SavingBadge product={product} className="absolute start-4 top-4" />
      </div>
      <div className="flex min-w-0 flex-col p-6 sm:p-8">
        <h3 className="wrap-anywhere font-bold text-2xl">
          <bdi>{product.name}</bdi>
        </h3>
        <Rating rating={product.rating} count={product.reviewCount} className="mt-1.5 text-sm" />
        <p dir="auto" className="wrap-anywhere mt-3 text-muted leading-relaxed rtl:text-right">
          {product.description}
        </p>
        <h4 className="mt-5 font-semibold text-sm">{t('streaming.in_box')}</h4>
        <ul className="mt-2.5 grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {parts.map(({ label, value }) => (
            <li key={label} className="flex gap-2.5 text-sm">
              <Check size={16} aria-hidden className="mt-0.5 shrink-0 text-primary" />
              <span className="wrap-anywhere">
                <span className="text-muted">{label}: </span>
                <bdi dir={directionOfText(value)}>{value}</bdi>
              </span>
            </li>
          ))}
        </ul>
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-7">
          <div>
            <Price
              value={product.price}
              compareAt={product.compareAtPrice}
              className="font-bold text-2xl"
              isStacked
              isFrom={Boolean(product.priceMax)}
            />
            <TaxNote className="mt-0.5" />
            {separatelyCents !== null && (
              <p className="mt-0.5 text-muted text-sm">
                {t('streaming.separately', { price: formatPrice(separatelyCents) })}
              </p>
            )}
          </div>
          <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:*:flex-auto">
            <ButtonLink to={toPath(product)} variant="secondary">
              {t('streaming.details')}
              <span className="sr-only"> {product.name}</span>
            </ButtonLink>
            {product.hasOptions && product.inStock ? (
              <ButtonLink to={toPath(product)}>
                {t('shared.options.choose')}
                <span className="sr-only"> {product.name}</span>
              </ButtonLink>
            ) : (
              <Button disabled={!product.inStock} onClick={() => onAdd(product)}>
                <ShoppingBag size={16} aria-hidden />
                {t(product.inStock ? 'shared.product.add' : 'shared.product.out_of_stock')}
                <span className="sr-only"> {product.name}</span>
              </Button>
            )}
          </div>
        </div>
      </div>
    </article>
  );
}
