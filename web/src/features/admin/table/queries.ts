import { setStock } from '@shopwright/contracts/http/inventory';
import type { StaffProduct } from '@shopwright/contracts/http/products';
import { listStaffProducts } from '@shopwright/contracts/http/staff-products';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/language-provider';
import { call, isApiError } from '../../../lib/api-client';
import { productsKey } from '../../../lib/queries/products';
import { refreshProducts } from '../../../lib/queries/staff-products';
import { useSingleMutation } from '../../../lib/use-single-mutation';
import { toast, toastError } from '../../../ui/toast-store';
import type { TableParams } from './use-table-params';

export const pageSize = 50;

export const listCall = ({ view, search, categoryId, sort, page }: TableParams, limit: number) => ({
  query: {
    view,
    search,
    categoryId: categoryId === undefined ? undefined : String(categoryId),
    sort,
    page: String(page),
    limit: String(limit),
  },
});

export const productTableQuery = (params: TableParams) =>
  queryOptions({
    queryKey: [...productsKey, 'table', params],
    queryFn: ({ signal }) => call(listStaffProducts, { ...listCall(params, pageSize), signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

interface StockEdit {
  product: Pick<StaffProduct, 'id' | 'name' | 'stockQuantity' | 'version'>;
  stockQuantity: number;
}

/** Sets the stock of the version that staff saw, with an undo that sets it back unless it has changed since. */
export function useSetStock() {
  const { t } = useLanguage();
  const send = ({ product: { id, version }, stockQuantity }: StockEdit) =>
    call(setStock, { params: { id: String(id) }, body: { stockQuantity, version } });
  const onError = (error: unknown, { product: { name } }: StockEdit) => {
    const isStale = isApiError(error, 'conflict') && error.fields.length === 0;
    toastError(t('toast.update_failed'), isStale ? t('inventory.conflict', { name }) : t('inventory.failed'));
    return refreshProducts();
  };
  const undo = useMutation({
    mutationFn: send,
    onSuccess: () => {
      toast(t('catalog.undone'));
      return refreshProducts();
    },
    onError,
  });
  return useSingleMutation({
    mutationFn: send,
    onSuccess: (saved, { product }) => {
      const { stockQuantity } = product;
      toast(t('inventory.updated'), `${product.name}: ${stockQuantity} → ${saved.stockQuantity}`, {
        label: t('admin.undo'),
        onSelect: () => undo.mutate({ product: saved, stockQuantity }),
      });
      return refreshProducts();
    },
    onError,
  });
}
