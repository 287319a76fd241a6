import type { Product } from '@shopwright/contracts/http/products';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { numberFormat } from '../i18n/formatters';
import { useLanguage } from '../i18n/language-provider';
import { toBundle } from '../lib/bundle';
import { Badge } from '../ui/badge';
import { savedPercent } from './price';

/**
 * The saving: of the compare-at price in percent, or else the amount that the parts of a bundle cost more. Shows nothing
 * if there is none.
 */
export function SavingBadge({ product, className }: { product: Product; className?: string }) {
  const { t, formatPrice, language } = useLanguage();
  const percent = savedPercent(centsFromDecimal(product.price), product.compareAtPrice);
  const { savingCents } = toBundle(product);
  const saving = percent
    ? numberFormat(`${language}-u-nu-latn`, { style: 'percent' }).format(percent / 100)
    : savingCents && formatPrice(savingCents);
  if (!saving) return null;
  return (
    <Badge tone="accent" className={className}>
      {t('shared.product.saving', { price: saving })}
    </Badge>
  );
}
