import { findAncestors } from '@shopwright/contracts/category-tree';
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

/** The categories that have products, with their number: those at the top, and of the chosen one those below it. */
export function CategoryFacet({ category, facets }: CategoryFacetProps) {
  const { t } = useLanguage();
  const choice = useCategoryChoice(category);
  const { categories, chosenId } = choice;
  const group = useId();
  const chosen = categories.find(({ id }) => String(id) === chosenId);
  const path = chosen ? [...findAncestors(categories, chosen), chosen] : [];
  const counts = new Map(facets?.categories.map((count) => [count.id, count]));
  const isComplete = facets?.categories.every(({ hasMore }) => !hasMore);
  const countOf = (id: number) => counts.get(id)?.count ?? (isComplete ? 0 : 1);
  const below = (parentId: number | null) =>
    pickShown(
      categories.filter((one) => one.parentId === parentId),
      path,
      countOf,
    );
  const top = below(null);
  if (top.length < 2 && path.length === 0) return null;
  const pills = (shown: Category[]) =>
    shown.map((one) => (
      <CategoryPill key={one.id} category={one} group={group} count={counts.get(one.id)} {...choice} />
    ));
  return (
    <fieldset className="w-full min-w-0">
      <legend className="mb-1.5 font-medium text-sm">{t('catalog.category.label')}</legend>
      <div className="flex flex-wrap gap-2">
        <FacetPill
          group={group}
          isChosen={chosenId === 'all'}
          onChoose={() => choice.choose('all')}
          address={choice.addressOf('all')}
        >
          {t('catalog.category.all')}
        </FacetPill>
        {pills(top)}
      </div>
      {path.map(({ id, name }) => {
        const children = below(id);
        return (
          children.length > 0 && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend on screen
            <div
              key={id}
              role="group"
              aria-label={name}
              className="mt-2 flex flex-wrap gap-2 border-line border-s-2 ps-3"
            >
              {pills(children)}
            </div>
          )
        );
      })}
    </fieldset>
  );
}

interface CategoryPillProps extends Pick<ReturnType<typeof useCategoryChoice>, 'chosenId' | 'choose' | 'addressOf'> {
  category: Category;
  group: string;
  count: Facets['categories'][number] | undefined;
}

function CategoryPill({ category: { id, name }, group, count, chosenId, choose, addressOf }: CategoryPillProps) {
  const toName = useFacetName();
  const value = String(id);
  return (
    <FacetPill
      group={group}
      isChosen={chosenId === value}
      onChoose={() => choose(value)}
      address={addressOf(value)}
      name={toName(name, count)}
    >
      {name}
      <FacetCount count={count} />
    </FacetPill>
  );
}

/** Returns those on the way to the chosen category and those with the most products, in the order of the store. */
function pickShown(categories: Category[], path: Category[], countOf: (id: number) => number): Category[] {
  const isOnPath = (one: Category) => path.includes(one);
  const filled = categories.filter((one) => isOnPath(one) || countOf(one.id) > 0);
  const most = filled
    .toSorted((a, b) => Number(isOnPath(b)) - Number(isOnPath(a)) || countOf(b.id) - countOf(a.id))
    .slice(0, shownMax);
  return filled.filter((one) => most.includes(one));
}
