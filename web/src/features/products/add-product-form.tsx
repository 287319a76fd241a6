import { useQuery } from '@tanstack/react-query';
import { useImageUpload } from '../../components/image-field';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { categoriesQuery } from '../../lib/queries/products';
import { Button } from '../../ui/button';
import { FormCard } from '../../ui/card';
import { TextField } from '../../ui/field';
import { toast, toastError } from '../../ui/toast-store';
import { useAddProduct } from './api';
import { ProductFields, ThresholdField } from './product-fields';
import { blankProduct, draftForm, productForm, toDraft, toOptional } from './product-form';

/** Adds a product of our own: the fields of a supplier's product are left out. */
export function AddProductForm() {
  const { t } = useLanguage();
  const { data: categories = [] } = useQuery(categoriesQuery);
  const add = useAddProduct();
  const upload = useImageUpload();
  const form = useZodForm(productForm, blankProduct);
  const submitAs = (isDraft: boolean) =>
    form.submit(add, {
      schema: isDraft ? draftForm : productForm,
      input: (values) => {
        const { name, description, price, image, category, featured, inStock, stockQuantity, lowStockThreshold } =
          values;
        const categoryId = categories.find((known) => known.name === category)?.id;
        const texts = { name, description, price, image, category, categoryId };
        const body = { ...texts, ...toOptional(values), featured, inStock, stockQuantity, lowStockThreshold };
        return isDraft ? toDraft(body) : body;
      },
      onSuccess: ({ name }) => {
        form.reset(blankProduct);
        upload.reset();
        if (isDraft) toast(t('products.draft_saved'), t('products.draft_saved_text', { name }));
        else toast(t('products.added'), t('products.added_text', { name }));
      },
      failed: () => toastError(t('shared.toast.error'), t('products.failed')),
    });
  return (
    <FormCard
      size="md"
      onSubmit={submitAs(false)}
      submitLabel={t('shared.add')}
      otherAction={
        <Button variant="secondary" disabled={upload.isPending} isPending={add.isPending} onClick={submitAs(true)}>
          {t('products.save_draft')}
        </Button>
      }
      isPending={add.isPending}
      isDisabled={upload.isPending}
    >
      <ProductFields form={form} upload={upload} />
      <TextField
        label={t('shared.field.stock')}
        type="number"
        min={0}
        step={1}
        hint={t('products.stock_hint')}
        {...form.field('stockQuantity', { valueAsNumber: true })}
      />
      <ThresholdField form={form} />
    </FormCard>
  );
}
