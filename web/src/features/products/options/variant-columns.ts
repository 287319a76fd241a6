import type { StaffProduct } from '@shopwright/contracts/http/products';
import type { MessageKey } from '../../../i18n/messages';
import { type VariantField, variantFields } from './options-draft';

interface FieldLook {
  label: MessageKey;
  isNumeric: boolean;
  inputMode: 'text' | 'numeric' | 'decimal';
  maxLength: number;
  /** Of the column. */
  width: string;
}

const text = { isNumeric: false, inputMode: 'text' } as const;
const amount = { isNumeric: true, inputMode: 'decimal', maxLength: 16, width: 'min-w-20' } as const;
const count = { isNumeric: true, inputMode: 'numeric', maxLength: 10, width: 'min-w-20' } as const;

export const fieldLooks: Record<VariantField, FieldLook> = {
  sku: { ...text, label: 'shared.field.sku', maxLength: 64, width: 'min-w-28' },
  gtin: { ...text, label: 'shared.field.gtin', inputMode: 'numeric', maxLength: 20, width: 'min-w-36' },
  price: { ...amount, label: 'shared.inventory.column_price' },
  compareAtPrice: { ...amount, label: 'shared.field.compare_at_price' },
  stockQuantity: { ...count, label: 'shared.inventory.column_stock' },
  lowStockThreshold: { ...count, label: 'products.options.threshold' },
  weightGrams: { ...count, label: 'shared.field.weight_grams' },
  supplierProductId: { ...text, label: 'shared.field.supplier_id', maxLength: 255, width: 'min-w-24' },
  supplierCost: { ...amount, label: 'shared.field.supplier_cost' },
};

const ofSupplier: readonly VariantField[] = ['supplierProductId', 'supplierCost'];
/** A combination has a SKU and a GTIN of its own. */
const ofOne: readonly VariantField[] = ['sku', 'gtin', 'supplierProductId'];

export const listFields = ({ isDropshipped }: Pick<StaffProduct, 'isDropshipped'>): VariantField[] =>
  variantFields.filter((field) => isDropshipped || !ofSupplier.includes(field));

/** The fields that several variants may have in common. */
export const listSharedFields = (product: Pick<StaffProduct, 'isDropshipped'>): VariantField[] =>
  listFields(product).filter((field) => !ofOne.includes(field));
