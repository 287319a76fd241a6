import { skuMax } from '@shopwright/contracts/http/product-editing';
import type { StaffProduct } from '@shopwright/contracts/http/products';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { useQuery } from '@tanstack/react-query';
import { ImageField, type ImageUpload } from '../../components/image-field';
import type { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { categoriesQuery } from '../../lib/queries/products';
import { asAmount } from '../../lib/typed-numbers';
import { SelectField, TextArea, TextField } from '../../ui/field';
import { SwitchField } from '../../ui/switch';
import { OptionsPrice } from './options-price';
import { dropshipPrice, type productForm } from './product-form';

interface ProductFieldsProps {
  form: ReturnType<typeof useZodForm<typeof productForm>>;
  /** Absent where the images have an editor of their own. */
  upload?: ImageUpload;
  /** The price of a dropshipped product is worked out, not typed. */
  isDropshipped?: boolean;
  /** The product where it has options: its variants have the prices and SKUs, and are in stock or not. */
  parent?: StaffProduct | undefined;
}

/** The fields of every product. */
export function ProductFields({ form, upload, isDropshipped = false, parent }: ProductFieldsProps) {
  const { t, formatPrice, language } = useLanguage();
  const amount = asAmount(language);
  const { data: categories = [] } = useQuery(categoriesQuery);
  const [category, image, featured, inStock, stockQuantity, supplierCost, dropshipMargin] = form.watch([
    'category',
    'image',
    'featured',
    'inStock',
    'stockQuantity',
    'supplierCost',
    'dropshipMargin',
  ]);
  const worked = isDropshipped
    ? dropshipPrice({ supplierCost, dropshipMargin }, form.formState.defaultValues)
    : undefined;
  const names = categories.map(({ name }) => name);
  return (
    <>
      <TextField label={t('shared.field.product_name')} className="md:col-span-2" dir="auto" {...form.field('name')} />
      {parent ? (
        <OptionsPrice product={parent} />
      ) : worked === undefined ? (
        <TextField
          label={t('products.field.price')}
          inputMode="decimal"
          placeholder="0.00"
          {...form.field('price', amount)}
        />
      ) : (
        <div className="flex flex-col gap-1.5">
          <span className="font-medium text-sm">{t('products.field.price')}</span>
          <output className="tabular flex h-11 items-center rounded-control bg-sunken px-3.5 font-semibold text-sm">
            <bdi>{formatPrice(centsFromDecimal(worked))}</bdi>
          </output>
          <span className="text-muted text-xs">{t('products.price_calculated')}</span>
        </div>
      )}
      {!parent && (
        <TextField
          label={t('shared.field.compare_at_price')}
          inputMode="decimal"
          placeholder="0.00"
          hint={t('products.compare_at_hint')}
          {...form.field('compareAtPrice', amount)}
        />
      )}
      <SelectField label={t('shared.field.category')} {...form.field('category')} value={category}>
        <option value="">{t('shared.field.choose_category')}</option>
        {(category === '' || names.includes(category) ? names : [category, ...names]).map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
      {!parent && (
        <TextField
          label={t('shared.field.sku')}
          dir="auto"
          maxLength={skuMax}
          autoComplete="off"
          {...form.field('sku')}
        />
      )}
      {!parent && (
        <TextField
          label={t('shared.field.gtin')}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          {...form.field('gtin')}
        />
      )}
      <TextField
        label={t('shared.field.tags')}
        hint={t('products.tags_hint')}
        className="md:col-span-2"
        dir="auto"
        autoComplete="off"
        {...form.field('tags')}
      />
      {upload && (
        <ImageField
          field={form.field('image')}
          value={image}
          upload={upload}
          onUploaded={(uploaded) => form.setValue('image', uploaded, { shouldDirty: true, shouldValidate: true })}
          className="md:col-span-2"
        />
      )}
      <TextArea
        label={t('shared.field.description')}
        rows={4}
        className="md:col-span-2"
        {...form.field('description')}
      />
      <div className="flex flex-wrap gap-x-8 gap-y-2 md:col-span-2">
        <SwitchField
          label={t('shared.product.featured')}
          isOn={featured}
          onChange={(isOn) => form.setValue('featured', isOn, { shouldDirty: true })}
        />
        {!parent && (
          <SwitchField
            label={t('shared.product.in_stock')}
            hint={t(
              !inStock ? 'products.sales_off' : stockQuantity === 0 ? 'products.stock_none' : 'products.sales_on',
            )}
            isOn={inStock}
            onChange={(isOn) => form.setValue('inStock', isOn, { shouldDirty: true })}
          />
        )}
      </div>
    </>
  );
}

/** At how few units staff are warned. */
export function ThresholdField({ form }: Pick<ProductFieldsProps, 'form'>) {
  const { t } = useLanguage();
  return (
    <TextField
      label={t('shared.field.threshold')}
      type="number"
      min={0}
      step={1}
      hint={t('products.threshold_hint')}
      {...form.field('lowStockThreshold', { valueAsNumber: true })}
    />
  );
}
