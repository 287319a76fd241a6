import {
  defaultStoreName,
  getStoreSettings,
  putStoreSettings,
  type storeSettingsForm,
} from '@shopwright/contracts/http/store-settings';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../api-client';
import { queryClient } from '../query-client';
import { useSingleMutation } from '../use-single-mutation';

export const storeSettingsQuery = queryOptions({
  queryKey: ['store-settings'],
  queryFn: ({ signal }) => call(getStoreSettings, { signal }),
});

/** The store's name, or its default while it is not known. */
export const useStoreName = (): string => useQuery(storeSettingsQuery).data?.name ?? defaultStoreName;

/** Saves the settings; every page shows them at once. */
export const usePutStoreSettings = () =>
  useSingleMutation({
    mutationFn: (body: z.input<typeof storeSettingsForm>) => call(putStoreSettings, { body }),
    onSuccess: (saved) => queryClient.setQueryData(storeSettingsQuery.queryKey, saved),
  });
