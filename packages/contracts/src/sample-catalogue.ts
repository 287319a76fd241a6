import items from './sample-catalogue.json';

/** An item of the sample supplier, which the import screen lists and the worker imports. `cost` is a decimal string. */
export interface SampleSupplierItem {
  id: string;
  title: string;
  description: string;
  cost: string;
  image: string;
  category: string;
  supplierName: string;
  rating: number;
  orders: number;
}

export const sampleSupplierItems: readonly SampleSupplierItem[] = items;
