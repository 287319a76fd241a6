import type { InventoryRow } from '@shopwright/contracts/http/inventory';
import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Finder } from '../../components/finder';
import { ProductImage } from '../../components/product-image';
import { useLanguage } from '../../i18n/language-provider';
import { productSellingQuery } from '../../lib/queries/selling';
import { asAmount } from '../../lib/typed-numbers';
import { useMay } from '../../lib/use-may';
import { Button } from '../../ui/button';
import { SelectField, TextField } from '../../ui/field';
import { useDebounced } from '../../ui/search-field';
import { SwitchField } from '../../ui/switch';
import { soldProductsQuery } from './api';
import { blankLine } from './draft-values';
import type { DraftFormState } from './use-draft-form';

/** Products that are found by name, and lines that are typed. */
export function LineFields({ form }: { form: DraftFormState }) {
  const { t } = useLanguage();
  const may = useMay();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'lines' });
  const add = ({ id, name, price }: InventoryRow) => {
    const known = form.getValues('lines').findIndex((line) => line.type === 'product' && line.productId === id);
    if (known < 0) return append({ ...blankLine, type: 'product', productId: id, name, price, needsShipping: true });
    const units = Number(form.getValues(`lines.${known}.quantity`)) || 0;
    form.setValue(`lines.${known}.quantity`, String(units + 1), { shouldDirty: true });
  };
  const error = form.getError('lines');
  return (
    <div className="grid gap-4">
      {may('inventory:read') && <ProductFinder onChoose={add} />}
      {fields.length > 0 && (
        <ul className="divide-y divide-line border-line border-y">
          {fields.map((line, index) => (
            <li key={line.id} className="py-4">
              <LineRow form={form} index={index} onRemove={() => remove(index)} />
            </li>
          ))}
        </ul>
      )}
      {error && (
        <p role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
      <div>
        <Button variant="secondary" size="sm" onClick={() => append(blankLine)}>
          <Plus size={16} aria-hidden />
          {t('draft_orders.add_custom')}
        </Button>
      </div>
    </div>
  );
}

interface LineRowProps {
  form: DraftFormState;
  index: number;
  onRemove: () => void;
}

function LineRow({ form, index, onRemove }: LineRowProps) {
  const { t, language } = useLanguage();
  const { data: selling } = useQuery(productSellingQuery);
  const line = form.watch(`lines.${index}`);
  const isCustom = line.type === 'custom';
  const name = line.name || t('draft_orders.custom_line');
  const productError = form.getError(`lines.${index}.productId`);
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="sr-only">{name}</legend>
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          {isCustom ? (
            <TextField label={t('draft_orders.line_name')} dir="auto" {...form.field(`lines.${index}.name`)} />
          ) : (
            <p className="wrap-anywhere pt-2.5 font-medium text-sm">
              <bdi>{name}</bdi>
            </p>
          )}
        </div>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('draft_orders.remove_line', { name })}
          onClick={onRemove}
          className={isCustom ? 'mt-6.5' : undefined}
        >
          <X size={18} aria-hidden />
        </Button>
      </div>
      {productError && (
        <p role="alert" className="text-danger text-sm">
          {productError}
        </p>
      )}
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <TextField
          label={t('draft_orders.quantity')}
          inputMode="numeric"
          dir="ltr"
          {...form.field(`lines.${index}.quantity`)}
        />
        <TextField
          label={t('draft_orders.unit_price')}
          inputMode="decimal"
          dir="ltr"
          {...form.field(`lines.${index}.price`, asAmount(language))}
        />
        {isCustom && selling && selling.taxClasses.length > 0 && (
          <SelectField label={t('draft_orders.tax_class')} {...form.field(`lines.${index}.taxClass`)}>
            {selling.taxClasses.map(({ id, name: title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
        )}
        {isCustom && selling?.hasShipping && (
          <SwitchField
            label={t('draft_orders.needs_shipping')}
            isOn={line.needsShipping}
            onChange={(isOn) => form.setValue(`lines.${index}.needsShipping`, isOn, { shouldDirty: true })}
          />
        )}
      </div>
    </fieldset>
  );
}

function ProductFinder({ onChoose }: { onChoose: (product: InventoryRow) => void }) {
  const { t, formatPrice, language } = useLanguage();
  const [search, setSearch] = useState('');
  const settled = useDebounced(search.trim());
  const { data = [] } = useQuery(soldProductsQuery(settled));
  const options = search.trim() === '' ? [] : data;
  return (
    <Finder
      label={t('draft_orders.add_product')}
      text={search}
      onText={setSearch}
      options={options}
      onChoose={onChoose}
    >
      {({ name, image, price, stockQuantity, reservedQuantity }) => (
        <>
          <ProductImage src={image} alt="" size={32} className="size-8 shrink-0 rounded-lg" />
          <span className="min-w-0 flex-1">
            <bdi className="block truncate">{name}</bdi>
            <span className="block text-muted text-xs">
              {t('draft_orders.available', {
                units: Math.max(0, stockQuantity - reservedQuantity).toLocaleString(language),
              })}
            </span>
          </span>
          <bdi className="tabular shrink-0">{formatPrice(price)}</bdi>
        </>
      )}
    </Finder>
  );
}
