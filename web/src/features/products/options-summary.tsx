import type { ProductOption } from '@shopwright/contracts/http/products';
import { Permitted } from '../../components/permitted';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { EditorSection } from './editor-section';

interface OptionsSummaryProps {
  productId: number;
  options: ProductOption[] | undefined;
  variantCount: number;
}

/** The options on the page of their product, with the way to the page where they are edited. */
export function OptionsSummary({ productId, options = [], variantCount }: OptionsSummaryProps) {
  const { t } = useLanguage();
  const hasOptions = options.length > 0;
  return (
    <EditorSection
      title={t('products.options.title')}
      aside={
        <Permitted to="products:write">
          <ButtonLink to={paths.productOptions(productId)} variant="secondary" size="sm">
            {t(hasOptions ? 'products.options.edit' : 'products.options.add')}
          </ButtonLink>
        </Permitted>
      }
    >
      {hasOptions ? (
        <dl className="grid gap-2 text-sm">
          {options.map(({ name, values }) => (
            <div key={name} className="flex flex-wrap gap-x-3">
              <dt className="font-medium">
                <bdi>{name}</bdi>
              </dt>
              <dd className="wrap-anywhere text-muted">
                <bdi>{values.join(' · ')}</bdi>
              </dd>
            </div>
          ))}
          <p className="text-muted">{t('products.options.count', { count: variantCount })}</p>
        </dl>
      ) : (
        <p className="text-muted text-sm">{t('products.options.text')}</p>
      )}
    </EditorSection>
  );
}
