import type { Category } from '@shopwright/contracts/http/categories';
import { facetRatings } from '@shopwright/contracts/http/product-facets';
import clsx from 'clsx';
import { useId } from 'react';
import { Stars } from '../../components/rating';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import type { Facets } from './api';
import { AttributeFacets } from './attribute-facets';
import { CategoryFacet } from './category-facet';
import { FacetCheckBox } from './facet-check-box';
import { FacetCount, useFacetName } from './facet-count';
import { FacetPill } from './facet-pill';
import { useFacets } from './facets';
import { clearedFilters, countFilters, useListingParams } from './listing-params';
import { NumberField } from './number-field';

export interface FilterPanelProps {
  /** On this category's own page. */
  category: Category | undefined;
  /** True if no product has the words as typed. The list then has other products, which are not counted. */
  isCorrected: boolean;
}

export function FilterPanel({ category, isCorrected }: FilterPanelProps) {
  const { t } = useLanguage();
  const { listing, set } = useListingParams(category?.id);
  const { filters } = listing;
  const { facets } = useFacets({ category, isCorrected });
  return (
    <Card
      role="group"
      aria-label={t('catalog.filter.label')}
      className="flex flex-wrap items-end gap-x-8 gap-y-5 p-5 sm:p-6"
    >
      <CategoryFacet category={category} facets={facets} />
      <div className="grid w-full grid-cols-2 gap-3 sm:flex sm:w-auto">
        <NumberField
          label={t('catalog.filter.min')}
          value={filters.minPrice}
          onSettle={(min) => set({ min })}
          className="sm:w-36"
        />
        <NumberField
          label={t('catalog.filter.max')}
          value={filters.maxPrice}
          onSettle={(max) => set({ max })}
          className="sm:w-36"
        />
      </div>
      <LeastRating value={filters.minRating} counts={facets?.ratings} onChange={(rating) => set({ rating })} />
      <div className="flex grow flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex flex-wrap gap-x-6">
          <FacetCheckBox
            label={t('catalog.filter.in_stock')}
            count={facets?.inStock}
            checked={filters.inStock}
            onChange={(event) => set({ stock: event.target.checked ? '1' : '' })}
          />
          <FacetCheckBox
            label={t('catalog.filter.featured')}
            count={facets?.featured}
            checked={filters.featured}
            onChange={(event) => set({ featured: event.target.checked ? '1' : '' })}
          />
        </div>
        {facets && (
          <p role="status" className="tabular ms-auto text-muted text-sm max-sm:hidden">
            {t(facets.total.hasMore ? 'catalog.filter.total_least' : 'catalog.filter.total', {
              count: facets.total.count,
            })}
          </p>
        )}
        {/* Has its place from the start, so that the first filter moves no other. */}
        <Button
          variant="ghost"
          className={clsx('max-sm:ms-auto', countFilters(filters) === 0 && 'invisible')}
          onClick={() => set(clearedFilters)}
        >
          {t('catalog.filter.clear')}
        </Button>
      </div>
      {/* Last, as other groups follow from each filter: nothing above them moves. */}
      <AttributeFacets
        facets={facets?.attributes ?? []}
        value={filters.attributes}
        onChange={(attributes) => set({ attributes })}
      />
    </Card>
  );
}

interface LeastRatingProps {
  value: number;
  counts: Facets['ratings'] | undefined;
  onChange: (rating: string) => void;
}

function LeastRating({ value, counts, onChange }: LeastRatingProps) {
  const { t } = useLanguage();
  const toName = useFacetName();
  const group = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-sm">{t('catalog.filter.rating')}</legend>
      <div className="flex flex-wrap gap-2">
        {[0, ...facetRatings].map((rating) => {
          const count = counts?.find(({ minRating }) => minRating === rating);
          return (
            <FacetPill
              key={rating}
              group={group}
              isChosen={value === rating}
              onChoose={() => onChange(rating === 0 ? '' : String(rating))}
              name={rating === 0 ? undefined : toName(t('catalog.filter.rating_least', { rating }), count)}
            >
              {rating === 0 ? t('catalog.filter.rating_any') : <Stars value={rating} />}
              {rating > 0 && <span aria-hidden="true">+</span>}
              {rating > 0 && <FacetCount count={count} />}
            </FacetPill>
          );
        })}
      </div>
    </fieldset>
  );
}
