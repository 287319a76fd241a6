import { suggestProducts } from '@shopwright/contracts/http/products';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Language } from '../../i18n/languages';
import { call } from '../../lib/api-client';

/** Suggestions while typing. Keeps the last ones until the next arrive, so that the list does not flicker. */
export const suggestionsQuery = (text: string, language: Language) =>
  queryOptions({
    queryKey: ['suggestions', text, language],
    queryFn: ({ signal }) =>
      call(suggestProducts, { query: { q: text, language: language === 'en' ? undefined : language }, signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
