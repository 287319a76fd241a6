import type { StaffProduct } from '@shopwright/contracts/http/products';
import { ExternalLink } from 'lucide-react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { BackToProducts } from '../components/back-to-products';
import { Permitted, ReadOnlyNotice } from '../components/permitted';
import { QueryError } from '../components/query-error';
import { TitledPage } from '../components/titled-page';
import { HistoryCard } from '../features/audit/history-card';
import { useArchive } from '../features/products/api';
import { ProductEditor } from '../features/products/editor/product-editor';
import { useSetDraft } from '../features/products/table/use-bulk-edit';
import { type ProductEdit, useProductEdit } from '../features/products/use-product-edit';
import { useLanguage } from '../i18n/language-provider';
import { isApiError } from '../lib/api-error';
import { paths } from '../lib/paths';
import { Badge } from '../ui/badge';
import { Button, buttonClass } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Skeleton } from '../ui/skeleton';

export function ProductEditorPage() {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,9}$/.test(id) ? <EditorOf key={id} productId={Number(id)} /> : <UnknownProduct />;
}

function EditorOf({ productId }: { productId: number }) {
  const { t } = useLanguage();
  const edit = useProductEdit(productId, { hasStock: true });
  const { product, translations } = edit;
  if (isApiError(product.error, 'not_found') || isApiError(product.error, 'invalid_request')) return <UnknownProduct />;
  // A variant is edited with its product.
  if (product.data?.parentId !== undefined) return <Navigate to={paths.productEditor(product.data.parentId)} replace />;
  return (
    <TitledPage
      title={product.data?.name ?? t('products.edit_title')}
      actions={product.data && <ProductActions product={product.data} edit={edit} />}
    >
      {product.data && translations.data ? (
        <>
          <ReadOnlyNotice permission="products:write" />
          <ProductEditor edit={edit} product={product.data} translations={translations.data} />
          <HistoryCard target="product" id={productId} className="mt-5 p-5 sm:p-6" />
        </>
      ) : product.isError || translations.isError ? (
        <QueryError title={t('products.product.failed')} query={product.data ? translations : product} />
      ) : (
        <Skeleton className="h-96 rounded-card" />
      )}
    </TitledPage>
  );
}

/** Publishing saves what was typed before, and shows what is missing. */
function ProductActions({ product, edit }: { product: StaffProduct; edit: ProductEdit }) {
  const { t } = useLanguage();
  const { archive, restore } = useArchive();
  const setDraft = useSetDraft();
  const { isDraft } = product;
  const change = (saved: StaffProduct) => setDraft.mutate(saved, !isDraft);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <BackToProducts />
      {product.archivedAt === null ? (
        <>
          {isDraft && <Badge tone="accent">{t('shared.product.draft')}</Badge>}
          <Link
            to={paths.product(product.id)}
            target="_blank"
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            <ExternalLink size={14} aria-hidden />
            {t(isDraft ? 'products.preview' : 'products.view_store')}
          </Link>
          <Permitted to="products:write">
            <Button
              variant={isDraft ? 'primary' : 'secondary'}
              size="sm"
              isPending={setDraft.isPending || edit.save.isPending}
              disabled={edit.upload.isPending}
              onClick={isDraft ? edit.saveComplete(change) : () => change(product)}
            >
              {t(isDraft ? 'products.publish' : 'products.unpublish')}
            </Button>
            <Button variant="danger" size="sm" isPending={archive.isPending} onClick={() => archive.mutate(product)}>
              {t('products.archive')}
            </Button>
          </Permitted>
        </>
      ) : (
        <>
          <Badge>{t('shared.products.archived')}</Badge>
          <Permitted to="products:write">
            <Button size="sm" isPending={restore.isPending} onClick={() => restore.mutate(product)}>
              {t('products.restore')}
            </Button>
          </Permitted>
        </>
      )}
    </div>
  );
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
