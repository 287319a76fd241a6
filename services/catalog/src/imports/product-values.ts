import type { FileLanguage, ProductStatus } from '@shopwright/contracts/product-file';
import type { ProductSpec } from '../db/products';

/** What a file can say of a product, or of one variant. Amounts are decimals with two digits. */
export interface ProductValues {
  name: string;
  description: string;
  status: ProductStatus;
  category: string;
  tags: string[];
  /** The slugs of those by hand, sorted. */
  collections: string[];
  image: string;
  imageAlt: string;
  /** After the first one. */
  images: string[];
  price: string;
  compareAtPrice: string | null;
  sku: string | null;
  gtin: string | null;
  stockQuantity: number;
  lowStockThreshold: number;
  inStock: boolean;
  featured: boolean;
  taxClass: string;
  weightGrams: number;
  needsShipping: boolean;
  specs: ProductSpec[];
  seoTitle: string | null;
  seoDescription: string | null;
  isDropshipped: boolean;
  supplierName: string | null;
  supplierProductId: string | null;
  supplierCost: string | null;
  dropshipMargin: number;
}
export type ValueName = keyof ProductValues;

export interface TranslationValues {
  name: string;
  description: string;
  specs: ProductSpec[];
  seoTitle: string | null;
  seoDescription: string | null;
}

export type Translations = Partial<Record<FileLanguage, TranslationValues>>;
export type TranslationPatches = Partial<Record<FileLanguage, Partial<TranslationValues>>>;

/** Of an option, by its place: undefined where a row does not say. */
export interface OptionCells {
  name?: string | undefined;
  value?: string | undefined;
  swatch?: string | null | undefined;
  translations: Partial<Record<FileLanguage, { name?: string; value?: string }>>;
}

/** What one row says. A value that it does not name stays as it is. */
export interface RowPatch {
  row: number;
  slug?: string;
  parent?: string;
  id?: number;
  values: Partial<ProductValues>;
  translations: TranslationPatches;
  options: OptionCells[];
}

/** The rows of one product: its own and those of its variants. */
export interface ItemPatch {
  product?: RowPatch;
  variants: RowPatch[];
}

/** A row is a variant's if it says of which product, or which values it has. */
export const isVariantRow = ({ parent, options }: RowPatch): boolean =>
  parent !== undefined || options.some(({ value }) => value !== undefined);
