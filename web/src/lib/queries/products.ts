import type { Language } from '@shopwright/contracts/fields';
import { getCategory, listCategories, listStaffCategories } from '@shopwright/contracts/http/categories';
import {
  getProduct,
  listBoughtTogether,
  listProducts,
  type Product,
  type Sort,
  type StaffProduct,
} from '@shopwright/contracts/http/products';
import type { ListFacts } from '@shopwright/contracts/list-facts';
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call, callOrNull, callPage } from '../api-client';

/** The filters of a listing. Empty text is no limit, `minRating` 0 is any. */
export interface Filters {
  minPrice: string;
  maxPrice: string;
  inStock: boolean;
  featured: boolean;
  minRating: number;
  /** As in the address (`contracts/attribute-filter`). */
  attributes: string;
}

export interface Listing {
  search: string;
  /** A category's id, or 'all'. */
  categoryId: string;
  /** The id of the collection whose page it is. */
  collectionId?: string;
  sort: Sort;
  filters: Filters;
  /** Absent: the texts as the merchant wrote them, which is English. */
  language?: Language;
}

export const noFilters: Filters = {
  minPrice: '',
  maxPrice: '',
  inStock: false,
  featured: false,
  minRating: 0,
  attributes: '',
};
export const wholeListing: Listing = { search: '', categoryId: 'all', sort: 'featured', filters: noFilters };

/** Below this key lies every list of products. */
export const productsKey = ['products'];

/** Products on one page of a list. */
const pageSize = 24;

/** Long enough to read about a product and go back to the same place of the list. */
const listKeptMs = 30 * 60_000;

/** English is what the products are written in: asking for it by name would only spoil caches. */
const translated = (language: Language | undefined) => (language === 'en' ? undefined : language);

export const productsQuery = (listing: Listing) =>
  infiniteQueryOptions({
    queryKey: [...productsKey, { ...listing, language: translated(listing.language) }],
    queryFn: ({ pageParam, signal }) => callPage(listProducts, { query: toQuery(listing, pageParam), signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    select: ({ pages }) => pages.flatMap((page) => page.rows),
    gcTime: listKeptMs,
  });

/** Selects what the first page of a list told about all of it. */
export const selectListFacts = ({ pages }: InfiniteData<ListFacts>): ListFacts | undefined => pages[0];

/** The products of one category, offered beside another product. */
export const categoryProductsQuery = (categoryId: number, language: Language) =>
  productsQuery({ ...wholeListing, categoryId: String(categoryId), language });

const toQuery = ({ sort, ...listing }: Listing, cursor: string | undefined) => ({
  ...toFilterQuery(listing),
  sort: sort === 'featured' ? undefined : sort,
  limit: String(pageSize),
  cursor,
});

export function toFilterQuery({ search, categoryId, collectionId, filters, language }: Omit<Listing, 'sort'>) {
  return {
    search: search || undefined,
    categoryId,
    collectionId,
    minPrice: filters.minPrice || undefined,
    maxPrice: filters.maxPrice || undefined,
    inStock: filters.inStock ? ('true' as const) : undefined,
    featured: filters.featured ? ('true' as const) : undefined,
    minRating: filters.minRating ? (String(filters.minRating) as '1' | '2' | '3' | '4' | '5') : undefined,
    attributes: filters.attributes || undefined,
    language: translated(language),
  };
}

/** Below this key lies every single product, first by its id. */
export const productKey = ['product'];

/** Null where there is no such product; an address that could name none reads the same. */
export const productQuery = (id: string, language?: Language) =>
  queryOptions({
    queryKey: [...productKey, id, translated(language)],
    queryFn: ({ signal }) =>
      callOrNull(getProduct, { params: { id }, query: { language: translated(language) }, signal }, [400, 404]),
  });

export const boughtTogetherQuery = (id: number, language?: Language) =>
  queryOptions({
    queryKey: [...productKey, String(id), translated(language), 'bought-together'],
    queryFn: ({ signal }) =>
      call(listBoughtTogether, { params: { id: String(id) }, query: { language: translated(language) }, signal }),
  });

/** All categories, hidden ones too, as staff edit them and as they are stored with the products. */
export const categoriesQuery = queryOptions({
  queryKey: ['staff-categories'],
  queryFn: ({ signal }) => call(listStaffCategories, { signal }),
});

/** Below this key lie the categories as visitors see them. */
export const shownCategoriesKey = ['categories'];

/** The categories in the visitor's language. */
export const categoriesInQuery = (language: Language) =>
  queryOptions({
    queryKey: translated(language) ? [...shownCategoriesKey, language] : shownCategoriesKey,
    queryFn: ({ signal }) => call(listCategories, { query: { language: translated(language) }, signal }),
  });

/** Null where there is no such category. */
export const categoryQuery = (slug: string, language: Language) =>
  queryOptions({
    queryKey: ['category', slug, translated(language)],
    queryFn: ({ signal }) =>
      callOrNull(getCategory, { params: { slug }, query: { language: translated(language) }, signal }, [400, 404]),
  });

/** Finds the category of bundles by the slug that it has or had: renaming or merging it leaves a redirect. */
export const bundlesCategoryQuery = (language: Language) => categoryQuery('streaming-bundles', language);

/** Returns true for the response that staff gets. */
export const isStaffProduct = (product: Product): product is StaffProduct => 'isDropshipped' in product;

/** Returns what a visitor may buy. Staff read stock on hand, the reserved part included. */
export const getAvailable = (product: Product): number =>
  isStaffProduct(product) ? product.stockQuantity - product.reservedQuantity : product.stockQuantity;
