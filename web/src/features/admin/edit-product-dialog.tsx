import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { QueryError } from '../../components/query-error';
import { useImageUpload } from '../../components/use-image-upload';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { staffProductQuery } from '../../lib/queries/staff-products';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Dialog } from '../../ui/dialog';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { translationsQuery } from './api';
import { ProductFields, ThresholdField } from './product-fields';
import { blankProduct, formOf, productForm } from './product-form';
import { SupplierFields } from './supplier-fields';
import { TranslationFields } from './translation-fields';
import { halfTranslated, mergeTranslations, type TranslatedLanguage, type TranslationDrafts } from './translations';
import { isStale, useSaveProduct } from './use-save-product';

/** Everything of a product that staff may change but its stock, which has a screen of its own. */
export function EditProductDialog({ productId, onClose }: { productId: number; onClose: () => void }) {
  const { t } = useLanguage();
  const formId = useId();
  const product = useQuery(staffProductQuery(productId));
  const translations = useQuery(translationsQuery(productId));
  const upload = useImageUpload();
  const form = useZodForm(productForm, blankProduct);
  const [drafts, setDrafts] = useState<TranslationDrafts>({});
  const [half, setHalf] = useState<TranslatedLanguage>();
  const [isLeaving, setLeaving] = useState(false);
  const save = useSaveProduct(productId);

  // What was typed survives a fresh version of the rest.
  const { reset } = form;
  useEffect(() => {
    if (product.data) reset(formOf(product.data), { keepDirtyValues: true });
  }, [product.data, reset]);

  const hasChanges = form.formState.isDirty || Object.keys(drafts).length > 0;
  const close = () => (hasChanges ? setLeaving(true) : onClose());
  const submit = form.handleSubmit((values) => {
    if (!product.data) return;
    const rows = mergeTranslations(translations.data ?? [], drafts);
    const incomplete = halfTranslated(rows);
    setHalf(incomplete);
    if (incomplete) return;
    save.mutate(
      { values, product: product.data, translations: Object.keys(drafts).length > 0 ? rows : undefined },
      { onSuccess: onClose, onError: (error) => form.showServerErrors(error) },
    );
  });
  const isConflict = isStale(save.error);
  const actions = (
    <>
      <Button variant="secondary" onClick={close}>
        {t('dialog.cancel')}
      </Button>
      <Button type="submit" form={formId} isPending={save.isPending} disabled={!product.data || upload.isPending}>
        {t('admin.save')}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      onClose={close}
      size="lg"
      title={t('admin.edit_title')}
      description={product.data && <bdi>{product.data.name}</bdi>}
      closeLabel={t('dialog.close')}
      actions={actions}
    >
      {product.isPending || translations.isPending ? (
        <Skeleton className="h-96 rounded-card" />
      ) : !product.data || !translations.data ? (
        <QueryError title={t('product.failed')} query={product.data ? translations : product} />
      ) : (
        <form id={formId} onSubmit={submit} noValidate className="grid gap-5 md:grid-cols-2">
          {isConflict && (
            <Notice tone="warning" isUrgent title={t('admin.conflict')} className="md:col-span-2">
              <p className="mt-1">{t('admin.conflict_text')}</p>
              <Button
                variant="secondary"
                size="sm"
                className="mt-3"
                isPending={product.isFetching}
                onClick={() => product.refetch().then(() => save.reset())}
              >
                {t('admin.load_fresh')}
              </Button>
            </Notice>
          )}
          <ProductFields form={form} upload={upload} isDropshipped={product.data.isDropshipped} />
          <ThresholdField form={form} />
          {product.data.isDropshipped && <SupplierFields form={form} />}
          <TranslationFields stored={translations.data} drafts={drafts} onDrafts={setDrafts} half={half} />
        </form>
      )}
      <ConfirmDialog
        isOpen={isLeaving}
        onClose={() => setLeaving(false)}
        title={t('dialog.discard')}
        text={t('dialog.discard_text')}
        confirmLabel={t('dialog.discard_yes')}
        cancelLabel={t('dialog.discard_no')}
        onConfirm={onClose}
        isDangerous
      />
    </Dialog>
  );
}
