import type { Product, ProductDetail } from '@shopwright/contracts/http/products';
import { Price, useCurrency } from '../../components/price';
import { SavingBadge } from '../../components/saving-badge';
import { TaxNote } from '../../components/tax-note';
import { useLanguage } from '../../i18n/language-provider';
import { toBundle } from '../../lib/bundle';
import { Badge } from '../../ui/badge';

/** The price, what one saves, what the products of a bundle would cost apart, and the SKU. */
export function ProductPrice({ product }: { product: Product & Pick<ProductDetail, 'sku'> }) {
  const { t, formatPrice } = useLanguage();
  const { explanation } = useCurrency();
  const { savingCents, separatelyCents } = toBundle(product);
  const isReduced = Boolean(product.compareAtPrice);
  return (
    <div className="mt-2 sm:mt-3">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <Price
          value={product.price}
          compareAt={product.compareAtPrice}
          isStacked
          className="font-semibold text-3xl"
          noteClassName="mt-1 text-sm"
        />
        {isReduced && <SavingBadge product={product} />}
        {savingCents !== null && separatelyCents !== null && (
          <p className="flex flex-col items-start gap-1 text-sm">
            {!isReduced && (
              <Badge tone="accent">{t('catalog.product.save', { price: formatPrice(savingCents) })}</Badge>
            )}
            <span className="text-muted">
              {t('catalog.product.separately', { price: formatPrice(separatelyCents) })}
            </span>
          </p>
        )}
      </div>
      <TaxNote className="mt-1" />
      {explanation && <p className="mt-1 text-muted text-xs">{explanation}</p>}
      {product.sku && (
        <p className="wrap-anywhere mt-1 text-muted text-xs">{t('catalog.product.sku', { sku: product.sku })}</p>
      )}
    </div>
  );
}
