import { parseHomeLink } from '@shopwright/contracts/http/storefront';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { categoriesQuery } from '../../lib/queries/products';
import { useMay } from '../../lib/use-may';
import { SelectField, TextField } from '../../ui/field';

interface HomeLinkFieldProps {
  /** An address of the store; empty for the products. */
  value: string;
  onChange: (link: string) => void;
  error: string | undefined;
}

const starts = { category: paths.categoryPage(''), search: paths.search('') };
const kinds = ['category', 'search'] as const;

/** Where a button leads: to the products, a category or a search. An address that is not complete is an error. */
export function HomeLinkField({ value, onChange, error }: HomeLinkFieldProps) {
  const { t } = useLanguage();
  const may = useMay();
  const { data: categories = [] } = useQuery({ ...categoriesQuery, enabled: may('products:read') });
  const kind = kinds.find((each) => value.startsWith(starts[each]));
  const target = parseHomeLink(value);
  const shown = categories.filter(({ isHidden }) => !isHidden);
  const isGone = target?.kind === 'category' && !shown.some(({ slug }) => slug === target.slug);
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField
        label={t('settings.hero_target')}
        value={kind ?? 'products'}
        onChange={({ target: { value: chosen } }) => onChange(chosen === 'products' ? '' : starts[chosen as 'search'])}
        error={kind ? undefined : error}
      >
        <option value="products">{t('settings.target_products')}</option>
        <option value="category">{t('settings.target_category')}</option>
        <option value="search">{t('settings.target_search')}</option>
      </SelectField>
      {kind === 'category' && (
        <SelectField
          label={t('catalog.category.label')}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          error={error}
          hint={isGone ? t('settings.target_gone') : undefined}
        >
          <option value={starts.category}>–</option>
          {isGone && <option value={value}>{target.slug}</option>}
          {shown.map(({ id, name, slug }) => (
            <option key={id} value={paths.categoryPage(slug)}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {kind === 'search' && (
        <TextField
          label={t('settings.target_words')}
          value={target?.kind === 'search' ? target.search : ''}
          onChange={(event) => onChange(paths.search(event.target.value))}
          error={error}
          dir="auto"
          maxLength={200}
        />
      )}
    </div>
  );
}
