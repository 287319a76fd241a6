import { useQueries } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { QueryError } from '../components/query-error';
import { useHead } from '../components/use-head';
import { useAddToCart } from '../features/cart/use-add-to-cart';
import { CompareTable } from '../features/compare/compare-table';
import { parseIds, readCompared, writeCompared } from '../features/compare/compared';
import { useLanguage } from '../i18n/language-provider';
import { paths } from '../lib/paths';
import { productQuery } from '../lib/queries/products';
import { ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Skeleton } from '../ui/skeleton';

/** The products of the address side by side. The address can be shared; search engines do not list it. */
export function ComparePage() {
  const { t, language } = useLanguage();
  const [params, setParams] = useSearchParams();
  const addToCart = useAddToCart();
  const ids = parseIds(params.get('ids'));
  const queries = useQueries({ queries: ids.map((id) => productQuery(String(id), language)) });
  useHead({ title: t('compare.title'), isHidden: true });
  const products = queries.flatMap(({ data }) => data ?? []);
  const failed = queries.find(({ isError }) => isError);
  const remove = (id: number) => {
    writeCompared(readCompared().filter((other) => other !== id));
    const left = ids.filter((other) => other !== id);
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (left.length > 0) next.set('ids', left.join(','));
        else next.delete('ids');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  if (products.length === 0 && !failed && queries.every(({ isPending }) => !isPending)) {
    return (
      <EmptyState level={1} illustration="no-results" title={t('compare.none')} text={t('compare.none_text')}>
        <ButtonLink to={paths.products}>{t('catalog.products.browse_all')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <div className="page py-8">
      <h1 className="mb-6 font-bold text-2xl sm:text-3xl">{t('compare.title')}</h1>
      {products.length > 0 ? (
        <CompareTable products={products} onAdd={addToCart} onRemove={remove} />
      ) : failed ? (
        <QueryError title={t('shared.products.failed')} query={failed} />
      ) : (
        <Skeleton className="h-96 rounded-card" />
      )}
    </div>
  );
}
