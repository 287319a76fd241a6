import type { ProductDetail, ProductVariant } from '@shopwright/contracts/http/products';
import clsx from 'clsx';
import { useId } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { type OfferedOption, type OfferedValue, offerOptions } from '../../lib/variants';
import { Select } from '../../ui/select';

/** More values than these are a list. */
const buttonsMax = 8;

interface OptionPickerProps {
  product: ProductDetail;
  chosen: ProductVariant;
  onChoose: (variant: ProductVariant) => void;
}

/** Chooses a variant by the values of its options. What is sold out can be looked at, too. */
export function OptionPicker({ product, chosen, onChoose }: OptionPickerProps) {
  const { t, formatPrice } = useLanguage();
  const stock = t(chosen.inStock ? 'shared.product.in_stock' : 'shared.product.out_of_stock');
  return (
    <div className="grid gap-4">
      {offerOptions(product, chosen).map((option) => {
        const Field = option.hasSwatches || option.values.length <= buttonsMax ? ValueButtons : ValueList;
        return <Field key={option.name} option={option} onChoose={onChoose} />;
      })}
      <p role="status" className="sr-only">
        {[...chosen.optionValues, formatPrice(chosen.price), stock].join(', ')}
      </p>
    </div>
  );
}

interface FieldProps {
  option: OfferedOption;
  onChoose: (variant: ProductVariant) => void;
}

/** Returns what a value is called: with the reason, where it cannot be bought together with the others chosen. */
function useValueName() {
  const { t } = useLanguage();
  return ({ value, isExact, variant }: OfferedValue): string => {
    if (!isExact) return t('catalog.options.missing', { value });
    return variant.inStock ? value : t('catalog.options.sold_out', { value });
  };
}

/** The browser's own radio buttons: arrow keys move inside, Tab goes past. */
function ValueButtons({ option: { name, chosen, values }, onChoose }: FieldProps) {
  const group = useId();
  const nameOf = useValueName();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm">
        <bdi className="font-medium">{name}</bdi> <bdi className="wrap-anywhere text-muted">{chosen}</bdi>
      </legend>
      <div className="flex flex-wrap gap-2">
        {values.map((offered) => {
          const { value, swatch, variant, isExact } = offered;
          const isAvailable = isExact && variant.inStock;
          return (
            <label
              key={value}
              title={swatch ? value : undefined}
              className={clsx(
                'relative grid min-h-11 min-w-11 max-w-full place-items-center border transition-colors',
                'has-checked:border-primary has-focus-visible:outline-2 has-focus-visible:outline-primary has-focus-visible:outline-offset-2',
                swatch
                  ? 'rounded-full border-transparent hover:border-line-strong has-checked:ring-1 has-checked:ring-primary'
                  : 'rounded-control border-line-strong/60 bg-surface px-3.5 py-2 font-medium text-sm hover:border-line-strong has-checked:bg-primary-soft has-checked:text-primary-ink',
                !swatch && !isAvailable && 'text-muted line-through',
                !swatch && !isExact && 'border-dashed',
              )}
            >
              <input
                type="radio"
                name={group}
                aria-label={nameOf(offered)}
                checked={value === chosen}
                onChange={() => onChoose(variant)}
                className="absolute inset-0 cursor-pointer appearance-none rounded-[inherit] outline-none"
              />
              {swatch ? (
                <Swatch color={swatch} isAvailable={isAvailable} />
              ) : (
                <bdi aria-hidden className="wrap-anywhere">
                  {value}
                </bdi>
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** A drawing, because the content security policy allows no style of its own to an element that the server renders. */
function Swatch({ color, isAvailable }: { color: string; isAvailable: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8 forced-color-adjust-none">
      <circle cx="16" cy="16" r="15.5" fill={color} className="stroke-line-strong" />
      {!isAvailable && (
        <>
          <path d="M5 27 27 5" strokeWidth="4" className="stroke-canvas" />
          <path d="M5 27 27 5" strokeWidth="1.5" className="stroke-ink" />
        </>
      )}
    </svg>
  );
}

function ValueList({ option: { name, chosen, values }, onChoose }: FieldProps) {
  const id = useId();
  const nameOf = useValueName();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        <bdi>{name}</bdi>
      </label>
      <Select
        id={id}
        value={chosen}
        onChange={({ target }) => {
          const offered = values.find(({ value }) => value === target.value);
          if (offered) onChoose(offered.variant);
        }}
        className="w-full max-w-80"
      >
        {values.map((offered) => (
          <option key={offered.value} value={offered.value} dir="auto">
            {nameOf(offered)}
          </option>
        ))}
      </Select>
    </div>
  );
}
