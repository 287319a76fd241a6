import { newProduct } from '@shopwright/contracts/http/products';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language-provider';
import { ProductImage } from '../../lib/product-image';
import { categoriesQuery } from '../../lib/queries/products';
import { useZodForm } from '../../lib/use-zod-form';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { SelectField, TextArea, TextField } from '../../ui/field';
import { Switch } from '../../ui/switch';
import { toast, toastError } from '../../ui/toast-store';
import { useAddProduct } from './api';

const blank = { name: '', price: '', category: '', image: '', description: '', featured: false, inStock: true };

export function AddProductForm() {
  const { t } = useLanguage();
  const { data: categories = [] } = useQuery(categoriesQuery);
  const add = useAddProduct();
  const form = useZodForm(newProduct, blank);
  const image = form.watch('image');
  const submit = form.handleSubmit((values) => {
    const categoryId = categories.find(({ name }) => name === values.category)?.id;
    add.mutate(
      { ...values, categoryId },
      {
        onSuccess: (product) => {
          form.reset(blank);
          toast(t('admin.added'), t('admin.added_text', { name: product.name }));
        },
        onError: (error) => {
          if (!form.showServerErrors(error)) toastError(t('toast.error'), t('admin.failed'));
        },
      },
    );
  });
  return (
    <Card className="p-6 sm:p-8">
      <form onSubmit={submit} noValidate className="grid gap-5 md:grid-cols-2">
        <TextField label={t('field.product_name')} {...form.field('name')} />
        <TextField label={t('field.price')} inputMode="decimal" placeholder="0.00" {...form.field('price')} />
        <SelectField label={t('field.category')} {...form.field('category')}>
          <option value="">{t('field.choose_category')}</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField label={t('field.image')} hint={t('field.image_hint')} {...form.field('image')} />
        <TextArea label={t('field.description')} rows={4} className="md:col-span-2" {...form.field('description')} />
        {newProduct.shape.image.safeParse(image).success && (
          <ProductImage src={image} alt={t('admin.preview')} size={160} className="size-40 rounded-card" />
        )}
        <div className="flex flex-wrap gap-x-8 gap-y-4 md:col-span-2">
          <LabelledSwitch
            id="featured"
            label={t('product.featured')}
            isOn={form.watch('featured')}
            onChange={(isOn) => form.setValue('featured', isOn)}
          />
          <LabelledSwitch
            id="in-stock"
            label={t('product.in_stock')}
            isOn={form.watch('inStock')}
            onChange={(isOn) => form.setValue('inStock', isOn)}
          />
        </div>
        <div className="md:col-span-2">
          <Button type="submit" isPending={add.isPending}>
            {t('admin.add')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

interface LabelledSwitchProps {
  id: string;
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function LabelledSwitch({ id, label, isOn, onChange }: LabelledSwitchProps) {
  return (
    <div className="flex items-center gap-3">
      <Switch id={id} isOn={isOn} onChange={onChange} />
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
    </div>
  );
}
