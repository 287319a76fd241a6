import type { StaffProduct } from '@shopwright/contracts/http/products';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';

/** The prices of a product with options, and the way to where they are set. */
export function OptionsPrice({ product }: { product: StaffProduct }) {
  const { t } = useLanguage();
  return (
    <div className="flex flex-col gap-1.5">
      <span className="font-medium text-sm">{t('products.field.price')}</span>
      <output className="tabular flex h-11 items-center rounded-control bg-sunken px-3.5 font-semibold text-sm">
        <PriceFrom product={product} />
      </output>
      <span className="text-muted text-xs">
        {t('products.options.each')} ·{' '}
        <Link to={paths.productOptions(product.id)} className="text-primary underline underline-offset-2">
          {t('products.options.edit')}
        </Link>
      </span>
    </div>
  );
}

/** "From $19.00" where the variants have different prices, else their price. */
export function PriceFrom({ product: { price, priceMax } }: { product: Pick<StaffProduct, 'price' | 'priceMax'> }) {
  const { t, formatPrice } = useLanguage();
  const lowest = formatPrice(centsFromDecimal(price));
  return <bdi>{priceMax ? t('products.options.from', { price: lowest }) : lowest}</bdi>;
}
