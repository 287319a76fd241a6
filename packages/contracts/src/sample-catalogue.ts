import items from './sample-catalogue.json';

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
