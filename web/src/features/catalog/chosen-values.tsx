import type { AttributeFacet } from '@shopwright/contracts/http/product-facets';
import { X } from 'lucide-react';
import { useLanguage } from '../../i18n/language-provider';
import { putRange, rangeOf, toggleValue, useValueName, valuesOf } from './attribute-values';
import { useFacets } from './facets';
import type { FilterPanelProps } from './filter-panel';
import { useListingParams } from './listing-params';

interface Chosen {
  key: string;
  name: string;
  /** The filters without it. */
  without: string;
}

/** The values of attributes by which the list is filtered, to be removed one by one. */
export function ChosenValues(filters: FilterPanelProps) {
  const { t } = useLanguage();
  const { listing, set } = useListingParams(filters.category?.id);
  const { facets } = useFacets(filters);
  const toChosen = useChosen(listing.filters.attributes);
  return (
    <ul aria-label={t('catalog.filter.chosen')} className="flex min-h-11 w-full flex-wrap gap-2">
      {facets?.attributes.flatMap(toChosen).map(({ key, name, without }) => (
        <li key={key}>
          <button
            type="button"
            aria-label={t('catalog.filter.remove', { name })}
            onClick={() => set({ attributes: without })}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-control border border-primary bg-primary-soft px-3 text-start font-medium text-primary-ink text-sm"
          >
            <bdi className="wrap-anywhere">{name}</bdi>
            <X size={14} aria-hidden className="shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function useChosen(filters: string) {
  const { t } = useLanguage();
  const toName = useValueName();
  return (facet: AttributeFacet): Chosen[] => {
    const { id, name, unit } = facet;
    const range = rangeOf(filters, id);
    if (range) {
      const least = range.min && t('catalog.filter.at_least', { value: withUnit(range.min, unit) });
      const most = range.max && t('catalog.filter.at_most', { value: withUnit(range.max, unit) });
      const both = range.min && range.max && `${range.min}–${withUnit(range.max, unit)}`;
      const shown = both || least || most;
      return [{ key: `${id}`, name: `${name}: ${shown}`, without: putRange(filters, id, { min: '', max: '' }) }];
    }
    const chosen = valuesOf(filters, id);
    return facet.values
      .filter((value) => chosen.includes(value.id))
      .map((value) => ({
        key: `${id}-${value.id}`,
        name: `${name}: ${toName(facet, value)}`,
        without: toggleValue(filters, id, value.id),
      }));
  };
}

const withUnit = (number: string, unit: string | null | undefined): string => (unit ? `${number} ${unit}` : number);
