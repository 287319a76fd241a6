import type { ProductTranslation, StaffProduct } from '@shopwright/contracts/http/products';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { ProductFields, ThresholdField } from './product-fields';
import { SupplierFields } from './supplier-fields';
import { TranslationFields } from './translation-fields';
import type { ProductEdit } from './use-product-edit';
import { isStale } from './use-save-product';

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
      <ProductFields form={form} upload={upload} isDropshipped={product.isDropshipped} />
      <ThresholdField form={form} />
      {product.isDropshipped && <SupplierFields form={form} />}
      <TranslationFields stored={translations} drafts={drafts} onDrafts={setDrafts} half={half} />
    </form>
  );
}

/** Shown when the product was changed since it was read. */
function ConflictNotice({ edit: { product, save } }: { edit: ProductEdit }) {
  const { t } = useLanguage();
  return (
    <Notice tone="warning" isUrgent title={t('admin.conflict')} className="md:col-span-2">
      <p className="mt-1">{t('admin.conflict_text')}</p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        isPending={product.isFetching}
        onClick={() => product.refetch().then(() => save.reset())}
      >
        {t('admin.reload')}
      </Button>
    </Notice>
  );
}
