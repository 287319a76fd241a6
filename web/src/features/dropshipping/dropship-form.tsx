import { newDropshipProduct } from '@shopwright/contracts/http/product-editing';
import { dropshipStock } from '@shopwright/contracts/limits';
import { centsFromDecimal, decimalFromCents, isDecimal } from '@shopwright/contracts/money';
import { sellingPriceCents } from '@shopwright/contracts/price-rules';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ImageField, useImageUpload } from '../../components/image-field';
import { MarkupHint } from '../../components/markup-hint';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { categoriesQuery } from '../../lib/queries/products';
import { FormCard } from '../../ui/card';
import { SelectField, TextArea, TextField } from '../../ui/field';
import { toast, toastError } from '../../ui/toast-store';
import { useAddDropship } from './api';

const fields = newDropshipProduct.pick({
  name: true,
  description: true,
  supplierName: true,
  supplierProductId: true,
  supplierCost: true,
  dropshipMargin: true,
  category: true,
  image: true,
});

const blank = {
  name: '',
  description: '',
  supplierName: '',
  supplierProductId: '',
  supplierCost: '',
  dropshipMargin: 30,
  category: '',
  image: '',
};

/** `supplierNames` are offered while the supplier's name is typed. */
export function DropshipForm({ supplierNames }: { supplierNames: string[] }) {
  const { t } = useLanguage();
  const { data: categories = [] } = useQuery(categoriesQuery);
  const add = useAddDropship();
  const upload = useImageUpload();
  const listId = useId();
  const form = useZodForm(fields, blank);
  const margin = form.watch('dropshipMargin');
  const submit = form.submit(add, {
    input: (values) => ({
      ...values,
      price: decimalFromCents(sellingPriceCents(centsFromDecimal(values.supplierCost), values.dropshipMargin)),
      categoryId: categories.find(({ name }) => name === values.category)?.id,
      isDropshipped: true,
      inStock: true,
      stockQuantity: dropshipStock,
      featured: false,
    }),
    onSuccess: () => {
      form.reset(blank);
      upload.reset();
      toast(t('dropshipping.toast.success'), t('dropshipping.added'));
    },
    onError: () => toastError(t('shared.toast.error'), t('dropshipping.failed')),
  });
  return (
    <FormCard
      size="md"
      onSubmit={submit}
      submitLabel={t(add.isPending ? 'dropshipping.adding' : 'shared.add')}
      isPending={add.isPending}
      isDisabled={upload.isPending}
      summary={<SellingPrice cost={form.watch('supplierCost')} margin={margin} />}
    >
      <TextField label={t('shared.field.product_name')} {...form.field('name')} />
      <SelectField label={t('shared.field.category')} {...form.field('category')}>
        <option value="">{t('shared.field.choose_category')}</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextArea label={t('shared.field.description')} className="md:col-span-2" {...form.field('description')} />
      <TextField
        label={t('shared.field.supplier_name')}
        list={listId}
        autoComplete="off"
        {...form.field('supplierName')}
      />
      <datalist id={listId}>
        {supplierNames.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField label={t('shared.field.supplier_id')} {...form.field('supplierProductId')} />
      <TextField
        label={t('shared.field.supplier_cost')}
        type="number"
        step="0.01"
        min="0"
        {...form.field('supplierCost')}
      />
      <TextField
        label={t('shared.field.margin')}
        hint={<MarkupHint percent={margin} />}
        type="number"
        min={10}
        max={200}
        {...form.field('dropshipMargin', { valueAsNumber: true })}
      />
      <ImageField
        field={form.field('image')}
        value={form.watch('image')}
        upload={upload}
        onUploaded={(image) => form.setValue('image', image, { shouldValidate: true })}
        className="md:col-span-2"
      />
    </FormCard>
  );
}

/** Shows what the product will cost; nothing but zero until cost and margin can be read. */
function SellingPrice({ cost, margin = blank.dropshipMargin }: { cost: string; margin: number | undefined }) {
  const { t, formatPrice } = useLanguage();
  const isReadable = isDecimal(cost) && Number.isInteger(margin);
  const priceCents = isReadable ? sellingPriceCents(centsFromDecimal(cost), margin) : 0;
  return (
    <p className="tabular text-sm">
      {t('shared.price')}: <bdi className="font-semibold">{formatPrice(priceCents)}</bdi>
    </p>
  );
}
