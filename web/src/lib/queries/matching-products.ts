import type { StaffProduct } from '@shopwright/contracts/http/products';
import {
  listMatchingProducts,
  type ProductFilter,
  type StaffSort,
  staffPageMax,
} from '@shopwright/contracts/http/staff-products';
import { callPage } from '../api-client';
import { readAllPages } from '../read-all-pages';

interface ExportParams extends ProductFilter {
  sort: StaffSort | undefined;
}

/**
 * Reads the products of all pages. Sorts them here: pages in an order that changes would miss or repeat products. Without
 * a sort order the newest come first, also where there is a search.
 */
export async function readProducts({ view, search, categoryId, sort }: ExportParams): Promise<StaffProduct[]> {
  const query = {
    view,
    search,
    limit: String(staffPageMax),
    categoryId: categoryId === undefined ? undefined : String(categoryId),
  };
  const rows = await readAllPages((cursor) => callPage(listMatchingProducts, { query: { ...query, cursor } }));
  return sortProducts(rows, sort);
}

const { compare: compareNames } = new Intl.Collator('en');

/** Sorts as the table does. Rows that have the same key are in the order of their ids. */
function sortProducts(newestFirst: StaffProduct[], sort: StaffSort = 'newest'): StaffProduct[] {
  if (sort === 'newest') return newestFirst;
  const compareKeys = (a: StaffProduct, b: StaffProduct): number => {
    if (sort.startsWith('name')) return compareNames(a.name, b.name);
    return sort.startsWith('price') ? Number(a.price) - Number(b.price) : a.stockQuantity - b.stockQuantity;
  };
  const ascending = newestFirst.toSorted((a, b) => compareKeys(a, b) || a.id - b.id);
  return sort.endsWith('-desc') ? ascending.reverse() : ascending;
}
