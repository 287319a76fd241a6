import { useQuery } from '@tanstack/react-query';
import type { useZodForm } from '../../../components/use-zod-form';
import { useLanguage } from '../../../i18n/language-provider';
import { productSellingQuery } from '../../../lib/queries/selling';
import { asRate } from '../../../lib/typed-numbers';
import { useMay } from '../../../lib/use-may';
import { SelectField, TextField } from '../../../ui/field';
import { SwitchField } from '../../../ui/switch';
import { EditorSection } from '../editor-section';
import type { productForm } from '../product-form';
import { type WeightUnit, weightUnits } from '../product-weight';

interface ShippingFieldsProps {
  form: ReturnType<typeof useZodForm<typeof productForm>>;
  /** Each variant has a weight of its own. */
  hasOptions?: boolean | undefined;
}

/** How the product is shipped and taxed; nothing of what the store has not set up. */
export function ShippingFields({ form, hasOptions = false }: ShippingFieldsProps) {
  const { t } = useLanguage();
  const may = useMay();
  const { data: selling } = useQuery({ ...productSellingQuery, enabled: may('settings:read') });
  const hasTax = selling !== undefined && selling.taxClasses.length > 0;
  if (!selling?.hasShipping && !hasTax) return null;
  const title = selling.hasShipping && hasTax ? 'shipping_tax' : hasTax ? 'tax_only' : 'shipping_only';
  return (
    <EditorSection title={t(`products.${title}`)}>
      <div className="grid gap-5">
        {selling.hasShipping && <WeightFields form={form} hasOptions={hasOptions} />}
        {hasTax && <TaxClassField form={form} classes={selling.taxClasses} />}
      </div>
    </EditorSection>
  );
}

const unitNames: Record<WeightUnit, string> = { g: 'gram', kg: 'kilogram' };

/** "kg", or what it is called in the language. */
const unitLabel = (unit: WeightUnit, language: string): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: unitNames[unit] })
    .formatToParts(1)
    .find(({ type }) => type === 'unit')?.value ?? unit;

function WeightFields({ form, hasOptions }: ShippingFieldsProps) {
  const { t, language } = useLanguage();
  const [needsShipping, unit] = form.watch(['needsShipping', 'weightUnit']);
  return (
    <>
      <SwitchField
        label={t('shared.field.needs_shipping')}
        hint={t('products.needs_shipping_hint')}
        isOn={needsShipping}
        onChange={(isOn) => form.setValue('needsShipping', isOn, { shouldDirty: true })}
      />
      {needsShipping && !hasOptions && (
        <div className="grid grid-cols-[1fr_6.5rem] items-start gap-3">
          <TextField
            label={t('products.field.weight')}
            inputMode="decimal"
            placeholder="0"
            autoComplete="off"
            hint={t('products.weight_hint')}
            {...form.field('weight', asRate(language))}
          />
          <SelectField label={t('products.weight_unit')} {...form.field('weightUnit')} value={unit}>
            {weightUnits.map((each) => (
              <option key={each} value={each}>
                {unitLabel(each, language)}
              </option>
            ))}
          </SelectField>
        </div>
      )}
    </>
  );
}

function TaxClassField({ form, classes }: ShippingFieldsProps & { classes: { id: string; name: string }[] }) {
  const { t } = useLanguage();
  const own = form.watch('taxClass');
  return (
    <SelectField label={t('shared.field.tax_class')} {...form.field('taxClass')} value={own}>
      {!classes.some(({ id }) => id === own) && (
        <option value={own}>{t('products.tax_class_gone', { id: own })}</option>
      )}
      {classes.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
