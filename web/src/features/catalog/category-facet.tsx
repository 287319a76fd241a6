import type { Category } from '@shopwright/contracts/http/categories';
import { useId } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import type { Facets } from './api';
import { FacetCount, useFacetName } from './facet-count';
import { FacetPill } from './facet-pill';
import { useCategoryChoice } from './use-category-choice';

/** More than these are in the list of categories above the products. */
const shownMax = 12;

interface CategoryFacetProps {
  category: Category | undefined;
  facets: Facets | undefined;
}

/** The categories that have products, with their number. */
export function CategoryFacet({ category, facets }: CategoryFacetProps) {
  const { t } = useLanguage();
  const toName = useFacetName();
  const { categories, chosenId, choose, addressOf } = useCategoryChoice(category);
  const group = useId();
  const counts = new Map(facets?.categories.map((count) => [count.id, count]));
  const isComplete = facets?.categories.every(({ hasMore }) => !hasMore);
  const shown = pickShown(categories, chosenId, (id) => counts.get(id)?.count ?? (isComplete ? 0 : 1));
  if (shown.length < 2) return null;
  return (
    <fieldset className="w-full min-w-0">
      <legend className="mb-1.5 font-medium text-sm">{t('catalog.category.label')}</legend>
      <div className="flex flex-wrap gap-2">
        <FacetPill
          group={group}
          isChosen={chosenId === 'all'}
          onChoose={() => choose('all')}
          address={addressOf('all')}
        >
          {t('catalog.category.all')}
        </FacetPill>
        {shown.map(({ id, name }) => (
          <FacetPill
            key={id}
            group={group}
            isChosen={chosenId === String(id)}
            onChoose={() => choose(String(id))}
            address={addressOf(String(id))}
            name={toName(name, counts.get(id))}
          >
            {name}
            <FacetCount count={counts.get(id)} />
          </FacetPill>
        ))}
      </div>
    </fieldset>
  );
}

/** Returns the chosen category and those with the most products, in the order of the store. */
function pickShown(categories: Category[], chosenId: string, countOf: (id: number) => number): Category[] {
  const isChosen = ({ id }: Category) => String(id) === chosenId;
  const filled = categories.filter((one) => isChosen(one) || countOf(one.id) > 0);
  const most = filled
    .toSorted((a, b) => Number(isChosen(b)) - Number(isChosen(a)) || countOf(b.id) - countOf(a.id))
    .slice(0, shownMax);
  return filled.filter((one) => most.includes(one));
}
