import type { ProductOptions } from '@shopwright/contracts/http/product-options';
import type { ProductImage, StaffProduct } from '@shopwright/contracts/http/products';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Navigate, useParams } from 'react-router-dom';
import { BackToProducts } from '../components/back-to-products';
import { ReadOnlyUnless } from '../components/permitted';
import { QueryError } from '../components/query-error';
import { TitledPage } from '../components/titled-page';
import { productOptionsQuery } from '../features/products/api';
import { OptionsEditor } from '../features/products/options/options-editor';
import { useOptionsEdit } from '../features/products/options/use-options-edit';
import { useLanguage } from '../i18n/language-provider';
import { isApiError } from '../lib/api-error';
import { paths } from '../lib/paths';
import { staffProductQuery } from '../lib/queries/staff-products';
import { ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Skeleton } from '../ui/skeleton';

export function ProductOptionsPage() {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,9}$/.test(id) ? <OptionsOf key={id} productId={Number(id)} /> : <UnknownProduct />;
}

function OptionsOf({ productId }: { productId: number }) {
  const { t } = useLanguage();
  const product = useQuery(staffProductQuery(productId));
  const parentId = product.data?.parentId;
  const options = useQuery({ ...productOptionsQuery(productId), enabled: product.data && parentId === undefined });
  if (parentId !== undefined) return <Navigate to={paths.productOptions(parentId)} replace />;
  if (isApiError(product.error, 'not_found') || isApiError(product.error, 'invalid_request')) return <UnknownProduct />;
  const load = () => Promise.all([product.refetch(), options.refetch()]);
  return (
    <TitledPage
      title={t('products.options.title')}
      text={product.data?.name ?? ''}
      actions={
        <ButtonLink to={paths.productEditor(productId)} variant="ghost" size="sm">
          <ArrowLeft size={16} aria-hidden className="rtl:-scale-x-100" />
          {t('products.options.back')}
        </ButtonLink>
      }
    >
      {product.data && options.data ? (
        <ReadOnlyUnless permission="products:write">
          <Editor product={product.data} read={options.data} onLoad={load} />
        </ReadOnlyUnless>
      ) : product.isError || options.isError ? (
        <QueryError title={t('products.options.failed')} query={product.data ? options : product} />
      ) : (
        <Skeleton className="h-96 rounded-card" />
      )}
    </TitledPage>
  );
}

interface EditorProps {
  product: StaffProduct & { images: ProductImage[] };
  read: ProductOptions;
  onLoad: () => Promise<unknown>;
}

function Editor({ product, read, onLoad }: EditorProps) {
  const edit = useOptionsEdit(product, read);
  return <OptionsEditor edit={edit} product={product} onLoad={onLoad} />;
}

function UnknownProduct() {
  const { t } = useLanguage();
  return (
    <TitledPage title={t('shared.product.not_found')}>
      <EmptyState illustration="not-found" title={t('shared.product.not_found_text')}>
        <BackToProducts />
      </EmptyState>
    </TitledPage>
  );
}
