import { createProduct, listTranslations, type NewProduct } from '@shopwright/contracts/http/products';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client';
import { productKey } from '../../lib/queries/products';
import { refreshProducts } from '../../lib/queries/staff-products';
import { useSingleMutation } from '../../lib/use-single-mutation';

export const useAddProduct = () =>
  useSingleMutation({ mutationFn: (body: NewProduct) => call(createProduct, { body }), onSuccess: refreshProducts });

export const translationsQuery = (id: number) =>
  queryOptions({
    queryKey: [...productKey, String(id), 'translations'],
    queryFn: ({ signal }) => call(listTranslations, { params: { id: String(id) }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
