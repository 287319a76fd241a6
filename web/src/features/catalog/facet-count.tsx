import type { ProductCount } from '@shopwright/contracts/http/product-facets';
import { useLanguage } from '../../i18n/language-provider';
import { toCountText } from './facets';

interface FacetCountProps {
  /** Undefined while it is loading. */
  count: ProductCount | undefined;
}

/** The number of products beside a filter. Screen readers have it in the filter's name. */
export function FacetCount({ count }: FacetCountProps) {
  const { language } = useLanguage();
  return (
    <bdi aria-hidden="true" className="tabular ms-0.5 font-normal text-muted">
      {toCountText(count, language)}
    </bdi>
  );
}

/** Returns the name of a filter with its count: "Lamps, 12 products". */
export function useFacetName() {
  const { t, language } = useLanguage();
  return (name: string, count: ProductCount | undefined): string => {
    if (toCountText(count, language) === undefined || !count) return name;
    return t(count.hasMore ? 'catalog.filter.counted_least' : 'catalog.filter.counted', { name, count: count.count });
  };
}
