import type { StaffProduct } from '@shopwright/contracts/http/products';
import { ReadOnlyUnless } from '../../../components/permitted';
import type { useZodForm } from '../../../components/use-zod-form';
import { useLanguage } from '../../../i18n/language-provider';
import { TextField } from '../../../ui/field';
import { SwitchField } from '../../../ui/switch';
import { SupplierFields } from '../edit-product-form';
import { EditorSection } from '../editor-section';
import { ThresholdField } from '../product-fields';
import type { productForm } from '../product-form';

interface SupplyFieldsProps {
  form: ReturnType<typeof useZodForm<typeof productForm>>;
  /** Absent while the product is new: it is not dropshipped then. */
  product?: StaffProduct;
}

/** The stock on hand, and who ships the product. An empty stock is an error, never 0. */
export function SupplyFields({ form, product }: SupplyFieldsProps) {
  const { t } = useLanguage();
  const isDropshipped = form.watch('isDropshipped');
  const setDropshipped = (isOn: boolean) => {
    form.setValue('isDropshipped', isOn, { shouldDirty: true });
    if (!product?.isDropshipped) return;
    // The stock of a dropshipped product is a placeholder, so that staff has to say how many there are.
    form.setValue('stockQuantity', isOn ? product.stockQuantity : Number.NaN, { shouldDirty: true });
  };
  return (
    <EditorSection title={t('products.supply')}>
      <div className="grid gap-5">
        {product?.hasOptions ? (
          <OptionsStock product={product} />
        ) : (
          <>
            <ReadOnlyUnless permission={product ? 'inventory:write' : 'products:write'} isSilent>
              <TextField
                label={t('shared.field.stock')}
                type="number"
                min={0}
                step={1}
                hint={t('products.stock_hint')}
                {...form.field('stockQuantity', { valueAsNumber: true })}
              />
            </ReadOnlyUnless>
            <ThresholdField form={form} />
          </>
        )}
        {product && (
          <SwitchField
            label={t('products.view_dropshipped')}
            hint={t('products.dropshipped_hint')}
            isOn={isDropshipped}
            onChange={setDropshipped}
          />
        )}
        {isDropshipped && <SupplierFields form={form} isNarrow hasOptions={product?.hasOptions} />}
      </div>
    </EditorSection>
  );
}

/** The stock of all variants together. */
function OptionsStock({ product }: { product: StaffProduct }) {
  const { t, language } = useLanguage();
  return (
    <div className="flex flex-col gap-1.5">
      <span className="font-medium text-sm">{t('shared.field.stock')}</span>
      <output className="tabular flex h-11 items-center rounded-control bg-sunken px-3.5 font-semibold text-sm">
        {product.stockQuantity.toLocaleString(language)}
      </output>
      <span className="text-muted text-xs">{t('products.options.each')}</span>
    </div>
  );
}
