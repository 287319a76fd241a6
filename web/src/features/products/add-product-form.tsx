import { useQuery } from '@tanstack/react-query';
import { useImageUpload } from '../../components/image-field';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { categoriesQuery } from '../../lib/queries/products';
import { FormCard } from '../../ui/card';
import { TextField } from '../../ui/field';
import { toast, toastError } from '../../ui/toast-store';
import { useAddProduct } from './api';
import { ProductFields, ThresholdField } from './product-fields';
import { blankProduct, productForm, toOptional } from './product-form';

/** Adds a product of our own: the fields of a supplier's product are left out. */
export function AddProductForm() {
  const { t } = useLanguage();
  const { data: categories = [] } = useQuery(categoriesQuery);
  const add = useAddProduct();
  const upload = useImageUpload();
  const form = useZodForm(productForm, blankProduct);
  const submit = form.submit(add, {
    input: (values) => {
      const { name, description, price, image, category, featured, inStock, stockQuantity, lowStockThreshold } = values;
      const categoryId = categories.find((known) => known.name === category)?.id;
      const texts = { name, description, price, image, category, categoryId };
      return { ...texts, ...toOptional(values), featured, inStock, stockQuantity, lowStockThreshold };
    },
    onSuccess: (product) => {
      form.reset(blankProduct);
      upload.reset();
      toast(t('products.added'), t('products.added_text', { name: product.name }));
    },
    failed: () => toastError(t('shared.toast.error'), t('products.failed')),
  });
  return (
    <FormCard
      size="md"
      onSubmit={submit}
      submitLabel={t('shared.add')}
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
