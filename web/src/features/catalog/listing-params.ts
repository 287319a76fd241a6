import type { Product, Sort } from '@shopwright/contracts/http/products';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { useSearchParams } from 'react-router-dom';
import { type Listing, wholeListing } from '../../lib/queries/products';

/** What the Filter panel narrows a listing to. Empty text is no limit. */
export interface Filters {
  minPrice: string;
  maxPrice: string;
  inStock: boolean;
  featured: boolean;
}

type Param = 'category' | 'sort' | 'search' | 'min' | 'max' | 'stock' | 'featured' | 'section';

const sorts: readonly string[] = ['featured', 'price-asc', 'price-desc', 'name'] satisfies Sort[];
const isSort = (value: string | null): value is Sort => value !== null && sorts.includes(value);
const wholeDollars = (value: string | null) => (/^\d{1,6}$/.test(value ?? '') ? (value ?? '') : '');

/** The listing lives in the address, so that it can be linked to, and going back returns to it. */
export function useListingParams() {
  const [params, setParams] = useSearchParams();
  const sort = params.get('sort');
  const category = params.get('category');
  const listing: Listing = {
    search: (params.get('search') ?? '').trim().slice(0, 200),
    categoryId: /^\d{1,9}$/.test(category ?? '') ? (category ?? '') : wholeListing.categoryId,
    sort: isSort(sort) ? sort : wholeListing.sort,
  };
  const filters: Filters = {
    minPrice: wholeDollars(params.get('min')),
    maxPrice: wholeDollars(params.get('max')),
    inStock: params.get('stock') === '1',
    featured: params.get('featured') === '1',
  };
  const set = (changes: Partial<Record<Param, string>>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: true },
    );
  return { listing, filters, section: params.get('section'), set };
}

export const countFilters = ({ minPrice, maxPrice, inStock, featured }: Filters): number =>
  [minPrice, maxPrice, inStock, featured].filter(Boolean).length;

export function matches(product: Product, { minPrice, maxPrice, inStock, featured }: Filters): boolean {
  const cents = centsFromDecimal(product.price);
  if (minPrice && cents < Number(minPrice) * 100) return false;
  if (maxPrice && cents > Number(maxPrice) * 100) return false;
  return (!inStock || product.inStock) && (!featured || product.featured);
}
