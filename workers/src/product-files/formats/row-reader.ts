import type { FileCells } from '@shopwright/contracts/http/file-imports';
import { dropshipStock } from '@shopwright/contracts/limits';
import type { TableRow } from '../table';
import type { Header } from './header';

/** A row as an import takes it, by our columns. Rows of the same key are one product. */
export interface KeyedRow {
  key: string;
  row: number;
  cells: FileCells;
}

/** Turns the rows of a format into ours. What it needs more rows for, it returns later. */
export interface RowReader {
  read(row: TableRow, header: Header): KeyedRow[];
  finish(): KeyedRow[];
}

/** What an item may be called; a longer name is none. */
const keyMax = 400;

/** Returns the first key that has a value, else the one of the row. */
export function chooseKey(row: number, parts: [kind: string, value: string | undefined][]): string {
  const [kind, value] = parts.find(([, each]) => each !== undefined && each.trim() !== '') ?? [];
  const key = `${kind}:${value?.trim().toLowerCase()}`;
  return value === undefined || key.length > keyMax ? `row:${row}` : key;
}

/** Columns of a variant, where staff chose them. Any other is of its product. */
const ofVariants = new Set([
  'sku',
  'gtin',
  'price',
  'compareAtPrice',
  'stockQuantity',
  'lowStockThreshold',
  'inStock',
  'image',
  'weightGrams',
  'supplierName',
  'supplierProductId',
  'supplierCost',
  'dropshipMargin',
  'option1Value',
  'option2Value',
  'option3Value',
]);

/** Returns the chosen values that go to the rows of variants, and the others. */
export function splitChosen(chosen: FileCells): { ofVariant: FileCells; ofProduct: FileCells } {
  const entries = Object.entries(chosen);
  return {
    ofVariant: Object.fromEntries(entries.filter(([column]) => ofVariants.has(column))),
    ofProduct: Object.fromEntries(entries.filter(([column]) => !ofVariants.has(column))),
  };
}

/** Leaves out what a file does not say. */
export function toCells(cells: Record<string, string | undefined>): FileCells {
  return Object.fromEntries(Object.entries(cells).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** What is sold without counting it has the stock that products of suppliers have. */
export const uncountedStock = String(dropshipStock);
export const zeroTaxClass = 'zero';

export const isTrue = (value: string | undefined): boolean => /^(true|yes|1)$/i.test(value?.trim() ?? '');
export const isFalse = (value: string | undefined): boolean => /^(false|no|0|-1)$/i.test(value?.trim() ?? '');

/** A shop that sells more than it has counts below zero. */
export const notNegative = (quantity: string): string => (/^-\d/.test(quantity.trim()) ? '0' : quantity.trim());

/** Addresses are separated by spaces, and have none. */
export const toAddress = (image: string): string => image.trim().replace(/\s/g, '%20');
