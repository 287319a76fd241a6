import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language-provider';
import { categoryPath } from '../../lib/category-path';
import { categoriesQuery } from '../../lib/queries/products';

interface CategoryBoxesProps {
  ids: number[];
  onChange: (ids: number[]) => void;
}

/** The categories whose products have the attribute. */
export function CategoryBoxes({ ids, onChange }: CategoryBoxesProps) {
  const { t } = useLanguage();
  const { data: categories = [] } = useQuery(categoriesQuery);
  if (categories.length === 0) return null;
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="font-medium text-sm">{t('attributes.categories')}</legend>
      <p className="mt-1 text-muted text-xs">{t('attributes.categories_hint')}</p>
      <div className="mt-2 grid max-h-64 gap-x-5 overflow-y-auto rounded-control border border-line px-3 py-1 sm:grid-cols-2">
        {categories.map((category) => (
          <label key={category.id} className="flex min-h-11 items-center gap-2.5 text-sm">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-primary"
              checked={ids.includes(category.id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...ids, category.id] : ids.filter((id) => id !== category.id))
              }
            />
            <bdi className="wrap-anywhere">{categoryPath(categories, category)}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
