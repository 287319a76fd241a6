import { createProduct, type newDropshipProduct, setDropship } from '@shopwright/contracts/http/products';
import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../lib/api-client';
import { productsKey } from '../../lib/queries/products';
import { queryClient } from '../../lib/query-client';

const reloadProducts = () => queryClient.invalidateQueries({ queryKey: productsKey });

export const useSetDropship = () =>
  useMutation({
    mutationFn: ({ id, isDropshipped }: { id: number; isDropshipped: boolean }) =>
      call(setDropship, { params: { id: String(id) }, body: { isDropshipped } }),
    onSuccess: reloadProducts,
  });

export const useAddDropship = () =>
  useMutation({
    mutationFn: (body: z.input<typeof newDropshipProduct>) => call(createProduct, { body }),
    onSuccess: reloadProducts,
  });
