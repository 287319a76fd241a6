import type { useZodForm } from '../../../components/use-zod-form';
import { useLanguage } from '../../../i18n/language-provider';
import type { MessageKey } from '../../../i18n/messages';
import type { ProductForm, productForm } from '../product-form';

/** In the order of the page. */
const labels = {
  name: 'shared.field.product_name',
  price: 'shared.inventory.column_price',
  compareAtPrice: 'shared.field.compare_at_price',
  category: 'shared.field.category',
  sku: 'shared.field.sku',
  description: 'shared.field.description',
  image: 'shared.field.images',
  images: 'shared.field.images',
  specs: 'shared.field.specs',
  stockQuantity: 'shared.field.stock',
  lowStockThreshold: 'shared.field.threshold',
  weight: 'products.field.weight',
  supplierName: 'shared.field.supplier_name',
  supplierProductId: 'shared.field.supplier_id',
  supplierCost: 'shared.field.supplier_cost',
  dropshipMargin: 'shared.field.markup',
} as const satisfies Partial<Record<keyof ProductForm, MessageKey>>;

/** Names the fields that keep the product from being saved or published, beside the button: most are out of view. */
export function FieldsToCheck({ form }: { form: ReturnType<typeof useZodForm<typeof productForm>> }) {
  const { t, language } = useLanguage();
  const { errors } = form.formState;
  const wrong = Object.entries(labels).filter(([name]) => name in errors);
  const names = [...new Set(wrong.map(([, label]) => t(label)))];
  return (
    <p role="alert" className="me-auto font-medium text-danger text-sm empty:hidden">
      {names.length > 0 && t('products.check_fields', { fields: new Intl.ListFormat(language).format(names) })}
    </p>
  );
}
