import type { Language } from '@shopwright/contracts/fields';
import { listPageTextVersions, putPageText } from '@shopwright/contracts/http/page-texts';
import type { PageTextName } from '@shopwright/contracts/page-texts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api-client';
import { queryClient } from '../query-client';
import { useSingleMutation } from '../use-single-mutation';
import { staffStoreSettingsQuery } from './staff-store-settings';
import { storeSettingsQuery } from './store-settings';

/** Other operators save versions too. */
export const pageTextVersionsQuery = (page: PageTextName, language: Language) =>
  queryOptions({
    queryKey: ['page-text-versions', page, language],
    queryFn: ({ signal }) => call(listPageTextVersions, { params: { page, language }, signal }),
    staleTime: 0,
  });

/** Saves a version; null is the text that comes with the store. */
export const usePutPageText = (page: PageTextName, language: Language) =>
  useSingleMutation({
    mutationFn: (body: { body: string | null; basedOn: number }) =>
      call(putPageText, { params: { page, language }, body }),
    onSuccess: (versions) => {
      queryClient.setQueryData(pageTextVersionsQuery(page, language).queryKey, versions);
      return Promise.all([
        queryClient.invalidateQueries({ queryKey: storeSettingsQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: staffStoreSettingsQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: ['page-text', page] }),
      ]);
    },
  });
