import type { StaffProduct } from '@shopwright/contracts/http/products';
import { useMutation } from '@tanstack/react-query';
import { useLanguage } from '../i18n/language-provider';
import { isApiError } from '../lib/api-error';
import { refreshProducts, setStock } from '../lib/queries/staff-products';
import { waitingKey } from '../lib/queries/waiting';
import { queryClient } from '../lib/query-client';
import { useSingleMutation } from '../lib/use-single-mutation';
import { toast, toastError } from '../ui/toast-store';

interface StockEdit {
  product: Pick<StaffProduct, 'id' | 'name' | 'stockQuantity' | 'version'>;
  stockQuantity: number;
}

/** Reads again what shows a stock. */
export const refreshStock = () =>
  Promise.all([refreshProducts(), queryClient.invalidateQueries({ queryKey: waitingKey })]);

/** Sets the stock of the version that staff saw, with an undo that sets it back unless it has changed since. */
export function useSetStock() {
  const { t } = useLanguage();
  const send = ({ product: { id, version }, stockQuantity }: StockEdit) => setStock(id, { stockQuantity, version });
  const onError = (error: unknown, { product: { name } }: StockEdit) => {
    const isStale = isApiError(error, 'conflict') && error.fields.length === 0;
    toastError(
      t('shared.toast.update_failed'),
      isStale ? t('shared.inventory.conflict', { name }) : t('shared.inventory.failed'),
    );
    return refreshStock();
  };
  const undo = useMutation({
    mutationFn: send,
    onSuccess: () => {
      toast(t('shared.inventory.undone'));
      return refreshStock();
    },
    onError,
  });
  return useSingleMutation({
    mutationFn: send,
    onSuccess: (saved, { product }) => {
      const { name, stockQuantity: before } = product;
      const after = saved.stockQuantity;
      const takeBack = {
        label: t('shared.undo'),
        onSelect: () => undo.mutate({ product: saved, stockQuantity: before }),
      };
      const text = t('shared.inventory.updated_text', { name, before, after });
      toast(t('shared.inventory.updated'), text, before === after ? undefined : takeBack);
      return refreshStock();
    },
    onError,
  });
}
