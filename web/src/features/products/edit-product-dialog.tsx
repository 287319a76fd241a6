import { useId } from 'react';
import { QueryError } from '../../components/query-error';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { Dialog, DialogClose } from '../../ui/dialog';
import { Skeleton } from '../../ui/skeleton';
import { EditProductForm } from './edit-product-form';
import { useProductEdit } from './use-product-edit';

/** Everything of a product that staff may change but its stock, which has a screen of its own. */
export function EditProductDialog({ productId, onClose }: { productId: number; onClose: () => void }) {
  const { t } = useLanguage();
  const formId = useId();
  const edit = useProductEdit(productId, { onSaved: onClose });
  const { product, translations, upload, save } = edit;
  const actions = (
    <>
      <DialogClose asChild>
        <Button variant="secondary">{t('shared.dialog.cancel')}</Button>
      </DialogClose>
      <Button type="submit" form={formId} isPending={save.isPending} disabled={!product.data || upload.isPending}>
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
      description={product.data && <bdi>{product.data.name}</bdi>}
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
