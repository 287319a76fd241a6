import { type DropshipState, getDropshippingSummary, listDropshipping } from '@shopwright/contracts/http/dropshipping';
import { createProduct, type newDropshipProduct, setDropship } from '@shopwright/contracts/http/product-editing';
import type { StaffProduct } from '@shopwright/contracts/http/products';
import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import type * as z from 'zod';
import { useLanguage } from '../../i18n/language-provider';
import { call, callPage } from '../../lib/api-client';
import { isApiError } from '../../lib/api-error';
import { productsKey } from '../../lib/queries/products';
import { refreshProducts } from '../../lib/queries/staff-products';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { toast, toastError } from '../../ui/toast-store';

const key = [...productsKey, 'dropshipping'];

export const dropshippingQuery = (state: DropshipState, search: string) =>
  infiniteQueryOptions({
    queryKey: [...key, 'list', state, search],
    queryFn: ({ pageParam, signal }) =>
      callPage(listDropshipping, { query: { state, search: search || undefined, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    select: ({ pages }) => pages.flatMap((page) => page.rows),
    placeholderData: keepPreviousData,
  });

export const dropshippingSummaryQuery = queryOptions({
  queryKey: [...key, 'summary'],
  queryFn: ({ signal }) => call(getDropshippingSummary, { signal }),
});

interface Toggle {
  product: Pick<StaffProduct, 'id' | 'isDropshipped' | 'stockQuantity' | 'version'>;
  /** The stock that an undo sets again. */
  stockQuantity?: number;
}

/** Turns the flag of a product around. The toast can take it back, together with the stock that was there. */
export function useToggleDropship(onSwitchedOff: (product: StaffProduct) => void) {
  const { t } = useLanguage();
  const toggle = useMutation({
    mutationFn: ({ product: { id, isDropshipped, version }, stockQuantity }: Toggle) => {
      // Only of this version was the stock what an undo sets again.
      const undone = stockQuantity === undefined ? {} : { stockQuantity, version };
      return call(setDropship, { params: { id: String(id) }, body: { isDropshipped: !isDropshipped, ...undone } });
    },
    onSuccess: (changed, { product: { stockQuantity } }) => {
      if (!changed.isDropshipped) onSwitchedOff(changed);
      const undo = { label: t('shared.undo'), onSelect: () => toggle.mutate({ product: changed, stockQuantity }) };
      toast(t('dropshipping.updated'), t('dropshipping.updated_text'), changed.isDropshipped ? undefined : undo);
      return refreshProducts();
    },
    onError: (error) => {
      toastError(
        t('shared.toast.update_failed'),
        t(isApiError(error, 'conflict') ? 'shared.conflict' : 'shared.error.try_again'),
      );
      return refreshProducts();
    },
  });
  return toggle;
}

export const useAddDropship = () =>
  useSingleMutation({
    mutationFn: (body: z.input<typeof newDropshipProduct>) => call(createProduct, { body }),
    onSuccess: refreshProducts,
  });
