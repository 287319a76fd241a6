import type { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { TextField } from '../../ui/field';
import type { productForm } from './product-form';

/** The additional fields of a dropshipped product. */
export function SupplierFields({ form }: { form: ReturnType<typeof useZodForm<typeof productForm>> }) {
  const { t } = useLanguage();
  return (
    <fieldset className="grid min-w-0 gap-5 rounded-card border border-line p-4 md:col-span-2 md:grid-cols-2">
      <legend className="px-1.5 font-semibold text-sm">{t('admin.supplier')}</legend>
      <TextField label={t('field.supplier_name')} dir="auto" {...form.field('supplierName')} />
      <TextField label={t('field.supplier_id')} dir="auto" {...form.field('supplierProductId')} />
      <TextField label={t('field.supplier_cost')} inputMode="decimal" {...form.field('supplierCost')} />
      <TextField
        label={t('field.margin')}
        type="number"
        min={10}
        max={200}
        {...form.field('dropshipMargin', { valueAsNumber: true })}
      />
    </fieldset>
  );
}
