import type { Sort } from '@shopwright/contracts/http/products';
import { startTransition, useContext, useMemo, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import type { Language } from '../../i18n/languages';
import { readSearchParam } from '../../lib/address-params';
import { type Filters, type Listing, noFilters, wholeListing } from '../../lib/queries/products';
import { ListedCollection } from './listed-collection';

type Param =
  | 'category'
  | 'sort'
  | 'search'
  | 'min'
  | 'max'
  | 'stock'
  | 'featured'
  | 'rating'
  | 'attributes'
  | 'section';

const sorts: readonly string[] = ['featured', 'price-asc', 'price-desc', 'name'] satisfies Sort[];
const isSort = (value: string | null): value is Sort => value !== null && sorts.includes(value);
/** Only the form, as the whole parser would be in the code of every first visit. */
const attributesForm =
  /^([1-9]\d{0,8}((-[1-9]\d{0,8})+|\*(-?\d{1,9}(\.\d{1,4})?)?\*(-?\d{1,9}(\.\d{1,4})?)?)(_(?=\d)|$)){1,20}$/;
const dollarAmount = (value: string | null) => (/^\d{1,6}(\.\d{1,2})?$/.test(value ?? '') ? (value ?? '') : '');

interface ListedOf {
  /** The category whose own page it is. */
  category?: number | undefined;
  /** The collection whose page it is. */
  collection?: number | undefined;
}

/** Reads a listing from an address, or that of a page of its own. Ignores parameters that are not valid. */
export function readListing(params: URLSearchParams, language: Language, of: ListedOf = {}): Listing {
  const sort = params.get('sort');
  const category = of.category === undefined ? (params.get('category') ?? '') : String(of.category);
  const rating = params.get('rating') ?? '';
  const attributes = params.get('attributes') ?? '';
  return {
    search: readSearchParam(params),
    categoryId: /^[1-9]\d{0,8}$/.test(category) ? category : wholeListing.categoryId,
    ...(of.collection !== undefined && { collectionId: String(of.collection) }),
    sort: isSort(sort) ? sort : wholeListing.sort,
    filters: {
      minPrice: dollarAmount(params.get('min')),
      maxPrice: dollarAmount(params.get('max')),
      inStock: params.get('stock') === '1',
      featured: params.get('featured') === '1',
      minRating: /^[1-5]$/.test(rating) ? Number(rating) : noFilters.minRating,
      attributes: attributesForm.test(attributes) ? attributes : noFilters.attributes,
    },
    language,
  };
}

/** The listing lives in the address, so that it can be linked to, and going back returns to it. */
export function useListingParams(ofCategory?: number) {
  const { language } = useLanguage();
  const collection = useContext(ListedCollection);
  const [inAddress, setInAddress] = useSearchParams();
  // The address follows in a transition; a box that was ticked must not look empty until then.
  const [params, showAtOnce] = useOptimistic(inAddress);
  const listing = useMemo(
    () => readListing(params, language, { category: ofCategory, collection }),
    [params, language, ofCategory, collection],
  );
  const set = (changes: Partial<Record<Param, string>>) =>
    startTransition(() => {
      // From where the address is by now: two changes may come before the page has followed the first.
      const after = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(changes)) {
        if (value === '') after.delete(name);
        else after.set(name, value);
      }
      showAtOnce(after);
      setInAddress(after);
    });
  return { listing, section: params.get('section'), set };
}

export const clearedFilters = {
  min: '',
  max: '',
  stock: '',
  featured: '',
  rating: '',
  attributes: '',
} satisfies Partial<Record<Param, string>>;

/** Each attribute is a filter. */
export const countFilters = ({ attributes, ...others }: Filters): number =>
  Object.values(others).filter(Boolean).length + (attributes ? attributes.split('_').length : 0);
