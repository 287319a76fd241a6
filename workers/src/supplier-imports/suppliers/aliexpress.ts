import { sampleSupplierItems } from '@shopwright/contracts/sample-catalogue';
import type { Supplier } from './supplier';

const items = new Map(sampleSupplierItems.map((item) => [item.id, item]));

/** The marketplace of the import screen: a fixed catalogue of six products. */
export const aliexpress: Supplier = {
  async fetchItem(id) {
    const item = items.get(id);
    if (!item) return undefined;
    const { rating: _rating, orders: _orders, ...offer } = item;
    return offer;
  },
};
