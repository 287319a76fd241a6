import type { SupplierItem } from '@shopwright/contracts/http/internal';

/** Where products can be imported from. A supplier that is away throws, and the import goes on later. */
export interface Supplier {
  /** Undefined where the supplier has no such product. */
  fetchItem(id: string): Promise<SupplierItem | undefined>;
}
