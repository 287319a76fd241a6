import { suggestProducts } from '@shopwright/contracts/http/products';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Language } from '../../i18n/languages';
import { call } from '../../lib/api-client';

/** What is offered while one types. The last offer stays until the next one is there, so that the list does not blink. */
export const suggestionsQuery = (text: string, language: Language) =>
  queryOptions({
    queryKey: ['suggestions', text, language],
    queryFn: ({ signal }) =>
      call(suggestProducts, { query: { q: text, language: language === 'en' ? undefined : language }, signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
