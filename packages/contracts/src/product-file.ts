import { type Language, languages } from './fields';
import { optionsMax } from './limits';

/** The columns of a product, and of a variant or a product without options. */
const plainColumns = [
  /** Names the product, and stays the same in another store. */
  'slug',
  /** The slug or SKU of the product whose variant the row is. */
  'parent',
  /** Of this store only: an export has none. */
  'id',
  'sku',
  'gtin',
  'name',
  'description',
  'status',
  'category',
  'tags',
  /** Those by hand, by slug. */
  'collections',
  /** Separated by spaces; the first is the main one. */
  'image',
  'imageAlt',
  'images',
  'price',
  'compareAtPrice',
  'stockQuantity',
  'lowStockThreshold',
  'inStock',
  'featured',
  'taxClass',
  'weightGrams',
  'needsShipping',
  /** A line each: "Material: Walnut". */
  'specs',
  'seoTitle',
  'seoDescription',
  'isDropshipped',
  'supplierName',
  'supplierProductId',
  'supplierCost',
  'dropshipMargin',
  /** Of exports before the status was one column. */
  'isDraft',
] as const;

const ofOptions = Array.from({ length: optionsMax }, (_, at) => [
  `option${at + 1}Name` as const,
  `option${at + 1}Value` as const,
  `option${at + 1}Swatch` as const,
]).flat();

const translatable = ['name', 'description', 'specs', 'seoTitle', 'seoDescription'] as const;
const translatableOptions = ofOptions.filter((column) => !column.endsWith('Swatch'));

export type FileLanguage = Exclude<Language, 'en'>;
export const fileLanguages = languages.filter((language): language is FileLanguage => language !== 'en');

/** "name:de" is the name in German. */
export const inLanguage = (column: string, language: FileLanguage): string => `${column}:${language}`;

export const translatedColumns = (language: FileLanguage): string[] =>
  [...translatable, ...translatableOptions].map((column) => inLanguage(column, language));

export const baseColumns: readonly string[] = [...plainColumns, ...ofOptions];
/** Every column that an import knows. */
export const fileColumns: readonly string[] = [...baseColumns, ...fileLanguages.flatMap(translatedColumns)];

export const productStatuses = ['active', 'draft', 'archived'] as const;
export type ProductStatus = (typeof productStatuses)[number];

interface Spec {
  label: string;
  value: string;
}

/** A colon in a label has a backslash before it. */
export const joinSpecs = (specs: readonly Spec[]): string =>
  specs.map(({ label, value }) => `${label.replace(/[\\:]/g, String.raw`\$&`)}: ${value}`).join('\n');

/** Returns what the lines say; a line without a colon as a label without a value. */
export const splitSpecs = (cell: string): Spec[] =>
  cell
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const { label = line, value = '' } = /^(?<label>(?:\\.|[^\\:])*):(?<value>.*)$/.exec(line)?.groups ?? {};
      return { label: label.replace(/\\(.)/g, '$1').trim(), value: value.trim() };
    });

/** Addresses have no spaces. */
export const joinImages = (addresses: readonly string[]): string => addresses.join(' ');
export const splitImages = (cell: string): string[] => cell.split(/[\s]+/).filter((address) => address !== '');
