import type { ProductImage, StaffProduct } from '@shopwright/contracts/http/products';
import type { useSelectedRows } from '../../../ui/table-selection';
import type { VariantRow } from './match-variants';
import type { OptionsEdit } from './use-options-edit';

export type VariantSelection = ReturnType<typeof useSelectedRows<VariantRow>>;

export interface VariantsProps {
  edit: OptionsEdit;
  product: StaffProduct & { images: ProductImage[] };
  selection: VariantSelection;
}
