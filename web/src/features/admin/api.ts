import { createProduct, type NewProduct } from '@shopwright/contracts/http/products';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api-client';
import { productsKey } from '../../lib/queries/products';
import { queryClient } from '../../lib/query-client';

export const useAddProduct = () =>
  useMutation({
    mutationFn: (body: NewProduct) => call(createProduct, { body }),
    onSuccess: () =>
      Promise.all([productsKey, ['inventory']].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
