import type { CallInput } from '@shopwright/contracts/endpoint';
import { listStockMovements } from '@shopwright/contracts/http/inventory';
import * as productEditing from '@shopwright/contracts/http/product-editing';
import * as productOptions from '@shopwright/contracts/http/product-options';
import type { StaffProduct } from '@shopwright/contracts/http/products';
import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language-provider';
import { call, callPage } from '../../lib/api-client';
import { isApiError } from '../../lib/api-error';
import { productKey } from '../../lib/queries/products';
import { refreshProducts } from '../../lib/queries/staff-products';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { toast, toastError } from '../../ui/toast-store';

export const useAddProduct = () =>
  useSingleMutation({
    mutationFn: (body: CallInput<typeof productEditing.createProduct>['body']) =>
      call(productEditing.createProduct, { body }),
    onSuccess: refreshProducts,
  });

/** The translations of a product as they were at a version of it, or later. */
export const translationsQuery = (id: number, version: number | undefined) =>
  queryOptions({
    queryKey: [...productKey, String(id), 'translations', version],
    queryFn: ({ signal }) => call(productEditing.listTranslations, { params: { id: String(id) }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

type Named = Pick<StaffProduct, 'id' | 'name'>;

/** Takes products off sale and back on. "Undo" works from wherever the toast is still seen. */
export function useArchive() {
  const { t } = useLanguage();
  const restore = useMutation({
    mutationFn: ({ id }: Named) => call(productEditing.restoreProduct, { params: { id: String(id) } }),
    onSuccess: (product) => {
      toast(t('products.restored'), t('products.restored_text', { name: product.name }));
      return refreshProducts();
    },
    onError: (error) => {
      const isSkuTaken = isApiError(error, 'conflict') && error.fields.some(({ path }) => path === 'sku');
      toastError(t('shared.toast.error'), t(isSkuTaken ? 'shared.form.sku_taken' : 'shared.error.try_again'));
    },
  });
  const archive = useMutation({
    mutationFn: ({ id }: Named) => call(productEditing.archiveProduct, { params: { id: String(id) } }),
    onSuccess: (product) => {
      const undo = { label: t('shared.undo'), onSelect: () => restore.mutate(product) };
      toast(t('products.deleted'), t('products.deleted_text', { name: product.name }), undo);
      return refreshProducts();
    },
    onError: () => toastError(t('shared.toast.error'), t('shared.error.try_again')),
  });
  return { archive, restore };
}

const movementsPageSize = '10';

export const movementsQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [...productKey, String(id), 'stock-movements'],
    queryFn: ({ pageParam, signal }) =>
      callPage(listStockMovements, {
        params: { id: String(id) },
        query: { limit: movementsPageSize, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    select: ({ pages }) => pages.flatMap((page) => page.rows),
    staleTime: 0,
  });

export const updateProduct = (id: number, body: CallInput<typeof productEditing.updateProduct>['body']) =>
  call(productEditing.updateProduct, { params: { id: String(id) }, body });

export const putProductImages = (id: number, body: CallInput<typeof productEditing.putProductImages>['body']) =>
  call(productEditing.putProductImages, { params: { id: String(id) }, body });

export const putTranslations = (id: number, body: CallInput<typeof productEditing.putTranslations>['body']) =>
  call(productEditing.putTranslations, { params: { id: String(id) }, body });

export const productOptionsQuery = (id: number) =>
  queryOptions({
    queryKey: [...productKey, String(id), 'options'],
    queryFn: ({ signal }) => call(productOptions.getProductOptions, { params: { id: String(id) }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const putProductOptions = (id: number, body: CallInput<typeof productOptions.putProductOptions>['body']) =>
  call(productOptions.putProductOptions, { params: { id: String(id) }, body });
