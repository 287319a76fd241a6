import type { ProductDetail } from '@shopwright/contracts/http/products';
import { productPath } from '@shopwright/contracts/product-path';
import type { useZodForm } from '../../../components/use-zod-form';
import { useLanguage } from '../../../i18n/language-provider';
import { summary, windowTitle } from '../../../lib/head';
import { useStoreName, useStoreSettings } from '../../../lib/queries/store-settings';
import { TextArea, TextField } from '../../../ui/field';
import { EditorSection } from '../editor-section';
import type { productForm } from '../product-form';

interface SearchFieldsProps {
  form: ReturnType<typeof useZodForm<typeof productForm>>;
  product: Pick<ProductDetail, 'id'>;
}

/** The title and description for search engines, and what a result would look like. */
export function SearchFields({ form, product }: SearchFieldsProps) {
  const { t } = useLanguage();
  const [name, description, seoTitle, seoDescription] = form.watch([
    'name',
    'description',
    'seoTitle',
    'seoDescription',
  ]);
  return (
    <EditorSection title={t('shared.search_engines')}>
      <div className="grid gap-5">
        <TextField label={t('shared.seo_title')} dir="auto" placeholder={name} {...form.field('seoTitle')} />
        <TextArea
          label={t('shared.seo_description')}
          dir="auto"
          rows={2}
          placeholder={summary(description)}
          {...form.field('seoDescription')}
        />
        <SearchResult
          id={product.id}
          name={name}
          title={seoTitle || name}
          text={seoDescription || summary(description)}
        />
      </div>
    </EditorSection>
  );
}

interface SearchResultProps {
  id: number;
  name: string;
  title: string;
  text: string;
}

/** A product as a search engine may list it. */
function SearchResult({ id, name, title, text }: SearchResultProps) {
  const { t } = useLanguage();
  const store = useStoreName();
  const hasSlugs = useStoreSettings()?.productSlugs ?? false;
  const address = window.location.host + decodeURI(productPath({ id, name }, hasSlugs));
  return (
    <figure className="min-w-0 rounded-card bg-sunken p-4">
      <figcaption className="mb-2 text-muted text-xs">{t('products.search_preview')}</figcaption>
      <p dir="ltr" className="truncate text-muted text-xs rtl:text-right">
        {address}
      </p>
      <p dir="auto" className="truncate font-medium text-primary">
        {windowTitle(title, { name: store, title: store })}
      </p>
      <p dir="auto" className="wrap-anywhere line-clamp-2 text-sm">
        {text || '–'}
      </p>
    </figure>
  );
}
