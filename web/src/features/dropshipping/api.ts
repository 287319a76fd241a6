import {
  createProduct,
  type newDropshipProduct,
  type StaffProduct,
  setDropship,
} from '@shopwright/contracts/http/products';
import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import { useLanguage } from '../../i18n/language-provider';
import { call } from '../../lib/api-client';
import { refreshProducts } from '../../lib/queries/staff-products';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { toast, toastError } from '../../ui/toast-store';

type Flagged = Pick<StaffProduct, 'id' | 'isDropshipped'>;

/** Turns the flag of a product around. Its row may be gone by the time of the answer, so the toast can take it back. */
export function useToggleDropship() {
  const { t } = useLanguage();
  const toggle = useMutation({
    mutationFn: ({ id, isDropshipped }: Flagged) =>
      call(setDropship, { params: { id: String(id) }, body: { isDropshipped: !isDropshipped } }),
    onSuccess: (product) => {
      const undo = { label: t('admin.undo'), onSelect: () => toggle.mutate(product) };
      toast(t('dropship.updated'), t('dropship.updated_text'), product.isDropshipped ? undefined : undo);
      return refreshProducts();
    },
    onError: () => toastError(t('toast.update_failed'), t('error.try_again')),
  });
  return toggle;
}

export const useAddDropship = () =>
  useSingleMutation({
    mutationFn: (body: z.input<typeof newDropshipProduct>) => call(createProduct, { body }),
    onSuccess: refreshProducts,
  });
