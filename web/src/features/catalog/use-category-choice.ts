import type { Category } from '@shopwright/contracts/http/categories';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { categoriesInQuery } from '../../lib/queries/products';
import { useListingParams } from './listing-params';

const none: Category[] = [];

/**
 * The categories of a listing and how one is chosen: by its id, or 'all'. On a category's own page every other one has an
 * address: that of its page, with the same filters.
 */
export function useCategoryChoice(category: Category | undefined) {
  const { language } = useLanguage();
  const { listing, set } = useListingParams(category?.id);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { data: categories = none } = useQuery(categoriesInQuery(language));
  const addressOf = (id: string): string | undefined => {
    if (!category) return undefined;
    const chosen = categories.find((one) => String(one.id) === id);
    const [path, own] = (chosen ? paths.categoryPage(chosen.slug) : paths.products).split('?');
    const query = new URLSearchParams([...new URLSearchParams(own), ...params]).toString();
    return query ? `${path}?${query}` : path;
  };
  const choose = (id: string) => {
    const address = addressOf(id);
    if (address) navigate(address);
    else set({ category: id === 'all' ? '' : id });
  };
  return { categories, chosenId: listing.categoryId, choose, addressOf };
}
