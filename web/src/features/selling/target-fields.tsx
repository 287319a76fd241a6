import { useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Finder } from '../../components/finder';
import { useLanguage } from '../../i18n/language-provider';
import { collectionsQuery } from '../../lib/queries/collections';
import { categoriesQuery, productQuery } from '../../lib/queries/products';
import { staffProductsQuery } from '../../lib/queries/staff-products';
import { Button } from '../../ui/button';
import { useDebounced } from '../../ui/search-field';
import type { DiscountValues } from './discount-form';

interface IdsFieldProps {
  ids: number[];
  onChange: (ids: number[]) => void;
  error?: string | undefined;
}

interface NamedIdsProps extends IdsFieldProps {
  label: string;
  search: string;
  onSearch: (text: string) => void;
  found: { id: number; name: string }[];
  nameOf: (id: number) => string;
}

/** What is chosen, and a field that finds more by name. */
function NamedIds({ label, ids, onChange, error, search, onSearch, found, nameOf }: NamedIdsProps) {
  const { t } = useLanguage();
  const options = search.trim() === '' ? [] : found.filter(({ id }) => !ids.includes(id)).slice(0, 8);
  return (
    <div className="grid gap-2 sm:col-span-2">
      <Finder
        label={label}
        text={search}
        onText={onSearch}
        options={options}
        onChoose={({ id }) => onChange([...ids, id])}
        error={error}
      >
        {({ name }) => <bdi>{name}</bdi>}
      </Finder>
      {ids.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {ids.map((id) => (
            <li key={id} className="flex items-center rounded-full bg-sunken ps-3 text-sm">
              <bdi>{nameOf(id)}</bdi>
              <Button
                variant="ghost"
                size="icon"
                aria-label={t('selling.remove_named', { name: nameOf(id) })}
                onClick={() => onChange(ids.filter((each) => each !== id))}
              >
                <X size={16} aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface TargetIdsProps extends IdsFieldProps {
  target: DiscountValues['target'];
}

/** What a discount applies to, unless that is the whole order. */
export function TargetIds({ target, ...props }: TargetIdsProps) {
  if (target === 'products') return <ProductsField {...props} />;
  if (target === 'categories') return <CategoriesField {...props} />;
  return target === 'collections' ? <CollectionsField {...props} /> : null;
}

export function ProductsField(props: IdsFieldProps) {
  const { t } = useLanguage();
  const [search, setSearch] = useState('');
  const settled = useDebounced(search.trim());
  const { data: found = [] } = useInfiniteQuery({
    ...staffProductsQuery({ search: settled, limit: '12' }),
    enabled: settled !== '',
  });
  const names = useQueries({
    queries: props.ids.map((id) => productQuery(String(id))),
    combine: (results) => new Map(results.flatMap(({ data }) => (data ? [[data.id, data.name] as const] : []))),
  });
  return (
    <NamedIds
      {...props}
      label={t('selling.add_product')}
      search={search}
      onSearch={setSearch}
      found={found}
      nameOf={(id) => names.get(id) ?? `#${id}`}
    />
  );
}

function CategoriesField(props: IdsFieldProps) {
  const { t } = useLanguage();
  const [search, setSearch] = useState('');
  const { data: categories = [] } = useQuery(categoriesQuery);
  const typed = search.trim().toLowerCase();
  return (
    <NamedIds
      {...props}
      label={t('selling.add_category')}
      search={search}
      onSearch={setSearch}
      found={categories.filter(({ name }) => name.toLowerCase().includes(typed))}
      nameOf={(id) => categories.find((category) => category.id === id)?.name ?? `#${id}`}
    />
  );
}

function CollectionsField(props: IdsFieldProps) {
  const { t } = useLanguage();
  const [search, setSearch] = useState('');
  const { data: collections = [] } = useQuery(collectionsQuery);
  const typed = search.trim().toLowerCase();
  return (
    <NamedIds
      {...props}
      label={t('selling.add_collection')}
      search={search}
      onSearch={setSearch}
      found={collections
        .map(({ id, title }) => ({ id, name: title }))
        .filter(({ name }) => name.toLowerCase().includes(typed))}
      nameOf={(id) => collections.find((collection) => collection.id === id)?.title ?? `#${id}`}
    />
  );
}
