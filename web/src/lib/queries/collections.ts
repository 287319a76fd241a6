import type { Language } from '@shopwright/contracts/fields';
import { getCollection, listCollections, listStaffCollections } from '@shopwright/contracts/http/collections';
import { queryOptions } from '@tanstack/react-query';
import { call, callOrNull } from '../api-client';

/** Null where there is no such collection. */
export const collectionQuery = (slug: string, language: Language) => {
  const inLanguage = language === 'en' ? undefined : language;
  return queryOptions({
    queryKey: ['collection', slug, inLanguage],
    queryFn: ({ signal }) =>
      callOrNull(getCollection, { params: { slug }, query: { language: inLanguage }, signal }, [400, 404]),
  });
};

/** Those that are on. */
export const shownCollectionsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['collections', language],
    queryFn: ({ signal }) => call(listCollections, { query: { language }, signal }),
    staleTime: 0,
  });

/** All collections, those that are off too. Products that change move in and out of them. */
export const collectionsQuery = queryOptions({
  queryKey: ['staff-collections'],
  queryFn: ({ signal }) => call(listStaffCollections, { signal }),
  staleTime: 0,
});
