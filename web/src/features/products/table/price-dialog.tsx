import { changeByPercent, isSellable, roundTo99 } from '@shopwright/contracts/bulk-price';
import { type Currency, centsPerUnit, defaultCurrency, isPayable } from '@shopwright/contracts/currencies';
import type { Language } from '@shopwright/contracts/fields';
import type { BulkChange, SkipReason } from '@shopwright/contracts/http/product-bulk';
import type { StaffProduct } from '@shopwright/contracts/http/products';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { toAsciiDigits } from '@shopwright/contracts/spreadsheet-numbers';
import { type FormEvent, useState } from 'react';
import { FormDialog } from '../../../components/form-dialog';
import { useLanguage } from '../../../i18n/language-provider';
import { withDecimalPoint } from '../../../lib/format';
import { readAmount } from '../../../lib/typed-numbers';
import { useUnsavedChanges } from '../../../lib/unsaved-changes';
import { TextField } from '../../../ui/field';
import { Segments } from '../../../ui/radio-group';
import { SwitchField } from '../../../ui/switch';
import { isPricedFromCost } from './product-cells';

interface PriceDialogProps {
  /** The selected products. The price of the first that changes is shown, before and after. */
  products: StaffProduct[];
  /** True if others of other pages are selected with them. */
  hasOthers: boolean;
  isPending: boolean;
  onApply: (change: BulkChange) => void;
  onClose: () => void;
}

type Mode = 'percent' | 'set';

/** Asks for one price, or by how many percent all prices change. */
export function PriceDialog({ products, hasOthers, isPending, onApply, onClose }: PriceDialogProps) {
  const { t, formatPrice, currency, language } = useLanguage();
  const [mode, setMode] = useState<Mode>('percent');
  const [text, setText] = useState('');
  const [endsIn99, setEndsIn99] = useState(false);
  useUnsavedChanges(text !== '' || endsIn99);
  const change = readPriceChange(mode, text, endsIn99, currency, language);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (change) onApply(change);
  };
  const example = change && findExample(products, change, currency);
  const skipped = change && !hasOthers ? countSkipped(products, change, currency) : [];
  const isWrong = text.trim() !== '' && !change;
  return (
    <FormDialog
      onClose={onClose}
      size="sm"
      title={t('products.bulk_price')}
      onSubmit={submit}
      submit={{ label: t('shared.inventory.bulk_apply'), disabled: !change, isPending: isPending }}
      className="grid gap-4"
    >
      <Segments
        label={t('products.price_mode')}
        options={[
          { value: 'percent', label: t('products.mode_percent') },
          { value: 'set', label: t('products.mode_set') },
        ]}
        value={mode}
        onChange={setMode}
      />
      <TextField
        autoFocus
        key={mode}
        label={t(mode === 'percent' ? 'products.percent' : 'products.field.price')}
        hint={mode === 'percent' ? t('products.percent_hint') : undefined}
        error={isWrong ? t(mode === 'percent' ? 'products.percent_invalid' : 'products.price_invalid') : undefined}
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {mode === 'percent' && isPayable(99, currency) && (
        <SwitchField label={t('products.ends_99')} isOn={endsIn99} onChange={setEndsIn99} />
      )}
      <div role="status" className="grid min-h-5 gap-1 text-muted text-sm">
        {example && (
          <p>{t('products.example', { before: formatPrice(example.before), after: formatPrice(example.after) })}</p>
        )}
        {skipped.map(([reason, count]) => (
          <p key={reason} className="text-accent-ink">
            {t('products.price_kept', { count })} {t(`products.why_${reason}`)}
          </p>
        ))}
        {change && hasOthers && <p>{t('products.price_kept_some')}</p>}
      </div>
    </FormDialog>
  );
}

/**
 * Returns the change that was typed, and nothing for what cannot be one, such as a price with a part of a yen. Accepts a
 * comma as decimal mark.
 */
export function readPriceChange(
  mode: Mode,
  typed: string,
  endsIn99: boolean,
  currency: Currency = defaultCurrency,
  language: Language = 'en',
): BulkChange | undefined {
  if (mode === 'set') {
    const price = readAmount(typed, language) ?? '0';
    const cents = centsFromDecimal(price);
    return isSellable(cents) && isPayable(cents, currency) ? { type: 'set-price', price } : undefined;
  }
  const text = withDecimalPoint(toAsciiDigits(typed))
    .replace(/[%٪％]$/, '')
    .trim();
  const percent = Number(text);
  const isPercent = /^[+-]?\d{1,4}(\.\d{1,2})?$/.test(text) && percent >= -99 && percent <= 1000;
  return isPercent ? { type: 'change-price', percent, endsIn99 } : undefined;
}

type Priced = Pick<
  StaffProduct,
  'price' | 'compareAtPrice' | 'hasOptions' | 'archivedAt' | 'isDropshipped' | 'supplierCost' | 'dropshipMargin'
>;

/** Returns the first price that the change does not skip. */
export function findExample(products: Priced[], change: BulkChange, currency: Currency) {
  for (const product of products) {
    const before = centsFromDecimal(product.price);
    const after = priceAfter(before, change, currency);
    if (after === undefined || after === before || whySkipped(product, change, currency)) continue;
    return { before, after };
  }
  return undefined;
}

/** Counts the products that the server will skip, by the reason that it will give. */
export function countSkipped(products: Priced[], change: BulkChange, currency: Currency): [SkipReason, number][] {
  const counts = new Map<SkipReason, number>();
  for (const product of products) {
    const reason = whySkipped(product, change, currency);
    if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts];
}

function whySkipped(product: Priced, change: BulkChange, currency: Currency): SkipReason | undefined {
  if (product.archivedAt !== null) return 'archived';
  const before = centsFromDecimal(product.price);
  const after = priceAfter(before, change, currency);
  if (after === undefined || after === before) return undefined;
  if (product.hasOptions) return 'has-options';
  if (isPricedFromCost(product)) return 'price-from-cost';
  if (!isSellable(after)) return 'price-out-of-range';
  const { compareAtPrice } = product;
  return compareAtPrice && after >= centsFromDecimal(compareAtPrice) ? 'compare-at-price' : undefined;
}

function priceAfter(cents: number, change: BulkChange, currency: Currency): number | undefined {
  if (change.type === 'set-price') return centsFromDecimal(change.price);
  if (change.type !== 'change-price') return undefined;
  const changed = changeByPercent(cents, change.percent, centsPerUnit(currency));
  return change.endsIn99 ? roundTo99(changed) : changed;
}
