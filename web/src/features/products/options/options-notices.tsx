import { variantsMax } from '@shopwright/contracts/limits';
import { useLanguage } from '../../../i18n/language-provider';
import { Notice } from '../../../ui/notice';
import { combinationsMax, countCombinations } from './match-variants';
import type { OptionsEdit } from './use-options-edit';

const namesMax = 12;

/** What saving will do to the product and to variants that are on sale. */
export function OptionsNotices({ edit: { draft, before, matched, product } }: { edit: OptionsEdit }) {
  const { t, language } = useLanguage();
  const { rows, gone } = matched;
  const hadOptions = before.options.length > 0;
  const combinations = countCombinations(draft.options);
  const names = gone.slice(0, namesMax).map(({ stored }) => stored?.optionValues.join(' / ') ?? '');
  const others = gone.length - names.length;
  const listed = new Intl.ListFormat(language, { type: 'unit' }).format(names);
  return (
    <>
      {combinations > combinationsMax && (
        <Notice tone="warning">{t('products.options.over_limit', { combinations, max: variantsMax })}</Notice>
      )}
      {!hadOptions && rows.length > 0 && (
        <Notice>
          {product.sku
            ? t('products.options.moves_both', { sku: product.sku, quantity: product.stockQuantity })
            : t('products.options.moves_stock', { quantity: product.stockQuantity })}
        </Notice>
      )}
      {hadOptions && draft.options.length === 0 && <Notice tone="warning">{t('products.options.moves_back')}</Notice>}
      {gone.length > 0 && (
        <Notice tone="warning" title={t('products.options.gone', { count: gone.length })}>
          <p className="wrap-anywhere mt-1">
            <bdi>{listed}</bdi>
            {others > 0 && ` ${t('products.options.gone_more', { count: others })}`}
          </p>
          <p className="mt-1">{t('products.options.gone_text')}</p>
        </Notice>
      )}
    </>
  );
}
