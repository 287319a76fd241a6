import type { ProductTranslation } from '@shopwright/contracts/http/product-editing';
import type { StaffProduct } from '@shopwright/contracts/http/products';
import clsx from 'clsx';
import { MarkupHint } from '../../components/markup-hint';
import type { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { asAmount } from '../../lib/typed-numbers';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { ProductFields, ThresholdField } from './product-fields';
import type { productForm } from './product-form';
import { TranslationFields } from './translation-fields';
import { isStale, type ProductEdit } from './use-product-edit';

interface EditProductFormProps {
  id: string;
  edit: ProductEdit;
  product: StaffProduct;
  translations: ProductTranslation[];
}

export function EditProductForm({ id, edit, product, translations }: EditProductFormProps) {
  const { form, upload, drafts, setDrafts, half, save, submit } = edit;
  return (
    <form id={id} onSubmit={submit} noValidate className="grid gap-5 md:grid-cols-2">
      {isStale(save.error) && <ConflictNotice edit={edit} />}
      <ProductFields
        form={form}
        upload={upload}
        isDropshipped={product.isDropshipped}
        parent={product.hasOptions ? product : undefined}
      />
      {!product.hasOptions && <ThresholdField form={form} />}
      {product.isDropshipped && <SupplierFields form={form} hasOptions={product.hasOptions} />}
      <TranslationFields stored={translations} drafts={drafts} onDrafts={setDrafts} half={half} />
    </form>
  );
}

/** Shown when the product was changed since it was read. What was typed stays. */
export function ConflictNotice({ edit: { product, save } }: { edit: Pick<ProductEdit, 'product' | 'save'> }) {
  const { t } = useLanguage();
  return (
    <Notice tone="warning" isUrgent takesFocus title={t('shared.conflict')} className="md:col-span-2">
      <p className="mt-1">{t('products.conflict_text')}</p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        isPending={product.isFetching}
        onClick={() => product.refetch().then(() => save.reset())}
      >
        {t('products.reload')}
      </Button>
    </Notice>
  );
}

interface SupplierFieldsProps {
  form: ReturnType<typeof useZodForm<typeof productForm>>;
  /** In one column, for a place at the side. */
  isNarrow?: boolean;
  /** Each variant has a number and a cost of its own. */
  hasOptions?: boolean | undefined;
}

/** The additional fields of a dropshipped product. */
export function SupplierFields({ form, isNarrow = false, hasOptions = false }: SupplierFieldsProps) {
  const { t, language } = useLanguage();
  return (
    <fieldset
      className={clsx(
        'grid min-w-0 gap-5 rounded-card border border-line p-4',
        !isNarrow && 'md:col-span-2 md:grid-cols-2',
      )}
    >
      <legend className="px-1.5 font-semibold text-sm">{t('products.supplier')}</legend>
      <TextField label={t('shared.field.supplier_name')} dir="auto" {...form.field('supplierName')} />
      {!hasOptions && (
        <>
          <TextField label={t('shared.field.supplier_id')} dir="auto" {...form.field('supplierProductId')} />
          <TextField
            label={t('shared.field.supplier_cost')}
            inputMode="decimal"
            {...form.field('supplierCost', asAmount(language))}
          />
        </>
      )}
      <TextField
        label={t('shared.field.markup')}
        hint={<MarkupHint percent={form.watch('dropshipMargin')} />}
        type="number"
        min={10}
        max={200}
        {...form.field('dropshipMargin', { valueAsNumber: true })}
      />
    </fieldset>
  );
}
