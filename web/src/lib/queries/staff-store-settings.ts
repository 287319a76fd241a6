import {
  getStaffStoreSettings,
  putStoreSettings,
  type storeSettingsForm,
} from '@shopwright/contracts/http/store-settings';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod';
import { call } from '../api-client';
import { queryClient } from '../query-client';
import { useSingleMutation } from '../use-single-mutation';
import { menusKey } from './menus';
import { storeSettingsQuery } from './store-settings';

/** The settings with what only staff may read. Other operators change them too. */
export const staffStoreSettingsQuery = queryOptions({
  queryKey: ['staff-store-settings'],
  queryFn: ({ signal }) => call(getStaffStoreSettings, { signal }),
  staleTime: 0,
});

/** Saves the settings; every page shows them immediately. */
export const usePutStoreSettings = () =>
  useSingleMutation({
    mutationFn: (body: z.input<typeof storeSettingsForm>) => call(putStoreSettings, { body }),
    onSuccess: (saved) => {
      queryClient.setQueryData(staffStoreSettingsQuery.queryKey, saved);
      queryClient.setQueryData(storeSettingsQuery.queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: menusKey });
    },
  });
