import type { Category } from '@shopwright/contracts/http/categories';
import type { ProductCount } from '@shopwright/contracts/http/product-facets';
import { useQuery } from '@tanstack/react-query';
import { numberFormat } from '../../i18n/formatters';
import type { Language } from '../../i18n/languages';
import { facetsQuery } from './api';
import { useListingParams } from './listing-params';

interface FacetsOptions {
  category: Category | undefined;
  /** True if no product has the words as typed. The list then has other products, which are not counted. */
  isCorrected: boolean;
}

/** Returns the counts, and those before the last change until the next ones are there. */
export function useFacets({ category, isCorrected }: FacetsOptions) {
  const { listing } = useListingParams(category?.id);
  const { data, isPlaceholderData } = useQuery({ ...facetsQuery(listing), enabled: !isCorrected });
  return { facets: isCorrected ? undefined : data, isOutdated: isPlaceholderData };
}

/** "12", or "1,000+" where not all were counted. Undefined for what is not known. */
export function toCountText(count: ProductCount | undefined, language: Language): string | undefined {
  if (!count || (count.hasMore && count.count === 0)) return undefined;
  return `${numberFormat(language).format(count.count)}${count.hasMore ? '+' : ''}`;
}
