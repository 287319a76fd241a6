import type { SupplierItem } from '@shopwright/contracts/http/internal';
import { sampleSupplierItems } from '@shopwright/contracts/sample-catalogue';

/** A source of imported products. Throws when the supplier cannot be reached; the import then continues later. */
export interface Supplier {
  /** Returns undefined when the supplier has no such product. */
  fetchItem(id: string): Promise<SupplierItem | undefined>;
}

export type Suppliers = Readonly<Record<string, Supplier>>;

const items = new Map(sampleSupplierItems.map((item) => [item.id, item]));

/** The marketplace of the import screen: a fixed catalog of six products. */
export const aliexpress: Supplier = {
  async fetchItem(id) {
    const item = items.get(id);
    if (!item) return undefined;
    const { rating: _rating, orders: _orders, ...offer } = item;
    return offer;
  },
};
