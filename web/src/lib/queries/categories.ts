import {
  type categoryForm,
  createCategory,
  deleteCategory,
  type editedCategory,
  mergeCategory,
  orderCategories,
  type StaffCategory,
  updateCategory,
} from '@shopwright/contracts/http/categories';
import type * as z from 'zod';
import { call } from '../api-client';
import { queryClient } from '../query-client';
import { useSingleMutation } from '../use-single-mutation';
import { categoriesQuery, productsKey, shownCategoriesKey } from './products';

/** Reads the categories again, and the products, which carry their category's name. */
const refresh = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: categoriesQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: shownCategoriesKey }),
    queryClient.invalidateQueries({ queryKey: productsKey }),
  ]);

type CreatedCategory = z.input<typeof categoryForm> & { parentId?: number | null };

export const useCreateCategory = () =>
  useSingleMutation({
    mutationFn: (body: CreatedCategory) => call(createCategory, { body }),
    onSuccess: refresh,
  });

export const useUpdateCategory = (id: number) =>
  useSingleMutation({
    mutationFn: (body: z.input<typeof editedCategory>) => call(updateCategory, { params: { id: String(id) }, body }),
    onSuccess: refresh,
  });

export const useDeleteCategory = () =>
  useSingleMutation({
    mutationFn: ({ id }: StaffCategory) => call(deleteCategory, { params: { id: String(id) } }),
    // Also where products have just been added to it.
    onError: refresh,
    onSuccess: refresh,
  });

export const useMergeCategory = () =>
  useSingleMutation({
    mutationFn: ({ id, intoId }: { id: number; intoId: number }) =>
      call(mergeCategory, { params: { id: String(id) }, body: { intoId } }),
    onSuccess: refresh,
  });

/** Stores a new order of the categories, and shows it while it is on its way. */
export const useOrderCategories = () =>
  useSingleMutation({
    mutationFn: ({ ids, basedOn }: { ids: number[]; basedOn: number[] }) =>
      call(orderCategories, { body: { ids, basedOn } }),
    onMutate: ({ ids }) => {
      queryClient.setQueryData(
        categoriesQuery.queryKey,
        (rows) => rows && [...rows].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
      );
    },
    onSuccess: (rows) => {
      queryClient.setQueryData(categoriesQuery.queryKey, rows);
      return queryClient.invalidateQueries({ queryKey: shownCategoriesKey });
    },
    onError: () => queryClient.invalidateQueries({ queryKey: categoriesQuery.queryKey }),
  });
