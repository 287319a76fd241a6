import type { ProductTranslation } from '@shopwright/contracts/http/product-editing';
import type { StaffProduct } from '@shopwright/contracts/http/products';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useImageUpload } from '../../components/image-field';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { isApiError } from '../../lib/api-error';
import { categoriesQuery } from '../../lib/queries/products';
import { refreshProducts, setStock, staffProductQuery } from '../../lib/queries/staff-products';
import { queryClient } from '../../lib/query-client';
import { useUnsavedChanges } from '../../lib/unsaved-changes';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { toast, toastError } from '../../ui/toast-store';
import { putProductImages, putTranslations, translationsQuery, updateProduct } from './api';
import {
  areImagesEdited,
  blankProduct,
  draftForm,
  type EditableProduct,
  type ProductForm,
  productForm,
  toEditedProduct,
  toProductForm,
} from './product-form';
import {
  halfTranslated,
  mergeTranslations,
  type TranslatedLanguage,
  type TranslationDrafts,
} from './translation-fields';

export type ProductEdit = ReturnType<typeof useProductEdit>;

interface EditOptions {
  onSaved?: () => void;
  /** True if the form shows the stock on hand, and saves it when it was changed. */
  hasStock?: boolean;
}

/** Reads a product with its translations, keeps what is typed, and saves both. */
export function useProductEdit(productId: number, { onSaved, hasStock = false }: EditOptions) {
  const product = useQuery(staffProductQuery(productId));
  // Read after the product, and again for each version, so that they are never older than the version that is sent.
  const translations = useQuery({
    ...translationsQuery(productId, product.data?.version),
    enabled: product.data !== undefined,
    placeholderData: keepPreviousData,
  });
  const upload = useImageUpload();
  const form = useZodForm(productForm, blankProduct);
  const [drafts, setDrafts] = useState<TranslationDrafts>({});
  const [half, setHalf] = useState<TranslatedLanguage>();
  const save = useSaveProduct(productId);

  const showBeside = useEffectEvent((read: EditableProduct) => form.fillBeside(toProductForm(read)));
  useEffect(() => {
    if (product.data) showBeside(product.data);
  }, [product.data]);

  const hasDrafts = Object.keys(drafts).length > 0;
  const hasChanges = form.formState.isDirty || hasDrafts;
  const submitAs = (schema: typeof productForm, onReady?: (saved: StaffProduct) => void) =>
    form.submit(save, {
      schema,
      input: (values) => {
        if (!product.data || (hasDrafts && translations.isPlaceholderData)) return undefined;
        if (!hasChanges && onReady) {
          onReady(product.data);
          return undefined;
        }
        const rows = mergeTranslations(translations.data ?? [], drafts, values.specs);
        const incomplete = halfTranslated(rows);
        setHalf(incomplete);
        if (incomplete) return undefined;
        const isStockEdited = hasStock && values.stockQuantity !== product.data.stockQuantity;
        return {
          values,
          product: product.data,
          stockQuantity: isStockEdited ? values.stockQuantity : undefined,
          translations: hasDrafts ? rows : undefined,
        };
      },
      onSuccess: (saved) => {
        form.reset(toProductForm(saved));
        setDrafts({});
        onReady?.(saved);
        onSaved?.();
      },
    });
  useUnsavedChanges(hasDrafts);
  const submit = submitAs(product.data?.isDraft ? draftForm : productForm);
  /** Saves what was typed, where that is enough for a product on sale, and then calls back. */
  const saveComplete = (onReady: (saved: StaffProduct) => void) => submitAs(productForm, onReady);
  return { product, translations, upload, form, drafts, setDrafts, half, save, submit, saveComplete, hasChanges };
}

/** A new main image takes the place of the old one, and of itself among the others. */
function imagesAfter({ images, image }: EditableProduct, main: string) {
  if (main === image) return images;
  return [{ url: main, alt: '' }, ...images.slice(1).filter(({ url }) => url !== main)];
}

interface Edit {
  values: ProductForm;
  product: EditableProduct;
  /** Absent where it was not changed. */
  stockQuantity: number | undefined;
  /** All of them, where one was changed. */
  translations: ProductTranslation[] | undefined;
}

/** Returns true where someone else has changed the product since it was read. Other conflicts name their field. */
export const isStale = (error: unknown): boolean => isApiError(error, 'conflict') && error.fields.length === 0;

/** Saves a product, then its images, stock and translations. Should only these fail, the next attempt begins from the new version. */
function useSaveProduct(id: number) {
  const { t } = useLanguage();
  const { data: categories = [] } = useQuery(categoriesQuery);
  return useSingleMutation({
    mutationFn: async ({ values, product, stockQuantity, translations }: Edit) => {
      const categoryId = categories.find(({ name }) => name === values.category)?.id;
      let saved = product;
      const keep = (changed: Partial<EditableProduct>) => {
        saved = { ...saved, ...changed };
        queryClient.setQueryData(staffProductQuery(id).queryKey, (read) => read && { ...read, ...changed });
      };
      const changed = await updateProduct(id, toEditedProduct(values, product, categoryId));
      keep({ ...changed, images: imagesAfter(product, changed.image) });
      if (areImagesEdited(values, product)) {
        keep(await putProductImages(id, { images: values.images, version: saved.version }));
      }
      if (stockQuantity !== undefined) {
        keep(await setStock(id, { stockQuantity, version: saved.version }));
      }
      if (translations) {
        await putTranslations(id, { translations, version: saved.version });
        keep({ version: saved.version + 1 });
      }
      return saved;
    },
    onSuccess: async (saved) => {
      toast(t('products.saved'), t('products.saved_text', { name: saved.name }));
      await refreshProducts();
    },
    onError: (error) => {
      if (isStale(error)) return;
      const isNamed = isApiError(error) && error.fields.length > 0;
      if (!isNamed) toastError(t('shared.toast.update_failed'), t('shared.error.try_again'));
    },
  });
}
