import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useImageUpload } from '../../components/use-image-upload';
import { useZodForm } from '../../components/use-zod-form';
import { staffProductQuery } from '../../lib/queries/staff-products';
import { translationsQuery } from './api';
import { blankProduct, productForm, toProductForm } from './product-form';
import { halfTranslated, mergeTranslations, type TranslatedLanguage, type TranslationDrafts } from './translations';
import { useSaveProduct } from './use-save-product';

export type ProductEdit = ReturnType<typeof useProductEdit>;

/** Reads a product with its translations, keeps what is typed, and saves both. */
export function useProductEdit(productId: number, onSaved: () => void) {
  const product = useQuery(staffProductQuery(productId));
  const translations = useQuery(translationsQuery(productId));
  const upload = useImageUpload();
  const form = useZodForm(productForm, blankProduct);
  const [drafts, setDrafts] = useState<TranslationDrafts>({});
  const [half, setHalf] = useState<TranslatedLanguage>();
  const save = useSaveProduct(productId);

  // Keeps what was typed when the rest is refreshed.
  const { reset } = form;
  useEffect(() => {
    if (product.data) reset(toProductForm(product.data), { keepDirtyValues: true });
  }, [product.data, reset]);

  const hasDrafts = Object.keys(drafts).length > 0;
  const submit = form.submit(save, {
    input: (values) => {
      if (!product.data) return undefined;
      const rows = mergeTranslations(translations.data ?? [], drafts);
      const incomplete = halfTranslated(rows);
      setHalf(incomplete);
      if (incomplete) return undefined;
      return { values, product: product.data, translations: hasDrafts ? rows : undefined };
    },
    onSuccess: onSaved,
  });
  const hasChanges = form.formState.isDirty || hasDrafts;
  return { product, translations, upload, form, drafts, setDrafts, half, save, submit, hasChanges };
}
