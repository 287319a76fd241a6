import { useId } from 'react';
import { QueryError } from '../../components/query-error';
import { useLanguage } from '../../i18n/language-provider';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Dialog, DialogClose } from '../../ui/dialog';
import { Skeleton } from '../../ui/skeleton';
import { EditProductForm } from './edit-product-form';
import { useSetDraft } from './table/use-bulk-edit';
import { useProductEdit } from './use-product-edit';

/** Everything of a product that staff may change but its stock, which has a screen of its own. */
export function EditProductDialog({ productId, onClose }: { productId: number; onClose: () => void }) {
  const { t } = useLanguage();
  const formId = useId();
  const edit = useProductEdit(productId, { onSaved: onClose });
  const { product, translations, upload, save, saveComplete } = edit;
  const setDraft = useSetDraft();
  const isDraft = product.data?.isDraft ?? false;
  const isBlocked = !product.data || !translations.data || upload.isPending;
  /** Saves what was typed before, and names what a product on sale lacks. */
  const publishOrBack = saveComplete((saved) => {
    setDraft.mutate(saved, !isDraft);
    onClose();
  });
  const actions = (
    <>
      <DialogClose asChild>
        <Button variant="secondary">{t('shared.dialog.cancel')}</Button>
      </DialogClose>
      <Button variant="secondary" isPending={save.isPending} disabled={isBlocked} onClick={publishOrBack}>
        {t(isDraft ? 'products.publish' : 'products.unpublish')}
      </Button>
      <Button type="submit" form={formId} isPending={save.isPending} disabled={isBlocked}>
        {t('shared.save')}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={t('products.edit_title')}
      description={
        product.data && (
          <span className="inline-flex flex-wrap items-center gap-2">
            <bdi>{product.data.name}</bdi>
            {isDraft && <Badge tone="accent">{t('shared.product.draft')}</Badge>}
          </span>
        )
      }
      closeLabel={t('shared.dialog.close')}
      actions={actions}
    >
      {product.isPending || translations.isPending ? (
        <Skeleton className="h-96 rounded-card" />
      ) : !product.data || !translations.data ? (
        <QueryError title={t('products.product.failed')} query={product.data ? translations : product} />
      ) : (
        <EditProductForm id={formId} edit={edit} product={product.data} translations={translations.data} />
      )}
    </Dialog>
  );
}
