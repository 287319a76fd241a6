import { useQuery } from '@tanstack/react-query';
import { useImageUpload } from '../../components/use-image-upload';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { categoriesQuery } from '../../lib/queries/products';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { TextField } from '../../ui/field';
import { toast, toastError } from '../../ui/toast-store';
import { useAddProduct } from './api';
import { ProductFields, ThresholdField } from './product-fields';
import { blankProduct, productForm } from './product-form';

/** The same form with the fields that a known supplier fills in left alone. */
export function AddProductForm() {
  const { t } = useLanguage();
  const { data: categories = [] } = useQuery(categoriesQuery);
  const add = useAddProduct();
  const upload = useImageUpload();
  const form = useZodForm(productForm, blankProduct);
  const [inStock, stockQuantity] = form.watch(['inStock', 'stockQuantity']);
  const submit = form.handleSubmit((values) => {
    const { name, description, price, image, category, featured, inStock, stockQuantity, lowStockThreshold } = values;
    const categoryId = categories.find((known) => known.name === category)?.id;
    add.mutate(
      { name, description, price, image, category, categoryId, featured, inStock, stockQuantity, lowStockThreshold },
      {
        onSuccess: (product) => {
          form.reset(blankProduct);
          upload.reset();
          toast(t('admin.added'), t('admin.added_text', { name: product.name }));
        },
        onError: (error) => {
          if (!form.showServerErrors(error)) toastError(t('toast.error'), t('admin.failed'));
        },
      },
    );
  });
  return (
    <Card className="max-w-4xl p-5 sm:p-8">
      <form onSubmit={submit} noValidate className="grid gap-5 md:grid-cols-2">
        <ProductFields form={form} upload={upload} />
        <TextField
          label={t('field.stock')}
          type="number"
          min={0}
          step={1}
          hint={t(inStock && stockQuantity === 0 ? 'admin.stock_none' : 'admin.stock_hint')}
          {...form.field('stockQuantity', { valueAsNumber: true })}
        />
        <ThresholdField form={form} />
        <div className="md:col-span-2">
          <Button type="submit" isPending={add.isPending} disabled={upload.isPending}>
            {t('admin.add')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
