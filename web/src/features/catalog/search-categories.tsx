import { useQuery } from '@tanstack/react-query';
import { Tag } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { categoriesInQuery } from '../../lib/queries/products';

/** Leads to the categories that fit a search of which no product has all the words. */
export function SearchCategories({ ids }: { ids: readonly number[] }) {
  const { t, language } = useLanguage();
  const { data: categories = [] } = useQuery(categoriesInQuery(language));
  const matching = ids.flatMap((id) => categories.find((category) => category.id === id) ?? []);
  if (matching.length === 0) return null;
  return (
    <nav aria-label={t('shared.search.categories')} className="mt-3">
      <ul className="flex flex-wrap gap-2">
        {matching.map(({ id, slug, name }) => (
          <li key={id}>
            <Link
              to={paths.categoryPage(slug)}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 font-medium text-sm hover:border-line-strong hover:bg-sunken"
            >
              <Tag size={16} aria-hidden className="shrink-0 text-muted" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
