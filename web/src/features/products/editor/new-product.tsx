import type { ProductImage, StaffProduct } from '@shopwright/contracts/http/products';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useImageUpload } from '../../../components/image-field';
import { useZodForm } from '../../../components/use-zod-form';
import { useLanguage } from '../../../i18n/language-provider';
import { paths } from '../../../lib/paths';
import { categoriesQuery } from '../../../lib/queries/products';
import { Button } from '../../../ui/button';
import { toast, toastError, toastsAbove } from '../../../ui/toast-store';
import { putProductImages, useAddProduct } from '../api';
import { EditorSection } from '../editor-section';
import { ProductFields } from '../product-fields';
import { blankProduct, draftForm, productForm, toDraft, toOptional, toShippingAndTax } from '../product-form';
import { FieldsToCheck } from './fields-to-check';
import { ImagesEditor } from './images-editor';
import { ShippingFields } from './shipping-fields';
import { SpecsEditor } from './specs-editor';
import { SupplyFields } from './supply-fields';

/** The form of a new product. Its translations and its supplier are edited on the page that opens afterwards. */
export function NewProduct() {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const { data: categories = [] } = useQuery(categoriesQuery);
  const add = useAddProduct();
  const upload = useImageUpload();
  const form = useZodForm(productForm, blankProduct);
  const submitAs = (isDraft: boolean) =>
    form.submit(add, {
      schema: isDraft ? draftForm : productForm,
      input: (values) => {
        const {
          isDropshipped: _,
          supplierName,
          supplierProductId,
          supplierCost,
          dropshipMargin,
          images,
          weight: _weight,
          weightUnit: _unit,
          ...product
        } = values;
        const categoryId = categories.find(({ name }) => name === product.category)?.id;
        const body = { ...product, ...toOptional(values), ...toShippingAndTax(values), categoryId };
        return isDraft ? toDraft(body) : body;
      },
      onSuccess: async (product) => {
        if (isDraft) toast(t('products.draft_saved'), t('products.draft_saved_text', { name: product.name }));
        else toast(t('products.added'), t('products.added_text', { name: product.name }));
        await saveImages(product, form.getValues('images'), () =>
          toastError(t('shared.toast.error'), t('products.images_failed')),
        );
        navigate(paths.productEditor(product.id), { replace: true });
      },
      failed: () => toastError(t('shared.toast.error'), t('products.failed')),
    });
  const isBlocked = upload.isPending || add.isSuccess;
  return (
    <form onSubmit={submitAs(false)} noValidate>
      <div className="grid items-start gap-5 xl:grid-cols-[2fr_1fr]">
        <div className="grid min-w-0 gap-5">
          <EditorSection title={t('products.details')}>
            <div className="grid gap-5 md:grid-cols-2">
              <ProductFields form={form} />
            </div>
          </EditorSection>
          <EditorSection title={t('products.options.title')}>
            <p className="text-muted text-sm">{t('products.options.later')}</p>
          </EditorSection>
          <ImagesEditor form={form} upload={upload} />
          <EditorSection title={t('shared.field.specs')}>
            <SpecsEditor form={form} />
          </EditorSection>
        </div>
        <div className="grid min-w-0 gap-5">
          <SupplyFields form={form} />
          <ShippingFields form={form} />
        </div>
      </div>
      <div
        ref={toastsAbove}
        className="sticky bottom-0 z-20 mt-5 flex flex-wrap items-center justify-end gap-3 border-line border-t bg-canvas py-3"
      >
        <FieldsToCheck form={form} />
        <Button variant="secondary" disabled={isBlocked} isPending={add.isPending} onClick={submitAs(true)}>
          {t('products.save_draft')}
        </Button>
        <Button type="submit" isPending={add.isPending} disabled={isBlocked}>
          {t('shared.add')}
        </Button>
      </div>
    </form>
  );
}

/** Adds what the call that makes a product does not take: further images and alt texts. */
async function saveImages({ id, version }: StaffProduct, images: ProductImage[], onError: () => void): Promise<void> {
  if (images.length < 2 && !images[0]?.alt) return;
  await putProductImages(id, { images, version }).catch(onError);
}
