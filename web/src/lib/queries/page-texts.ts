import type { Language } from '@shopwright/contracts/fields';
import { getPageText } from '@shopwright/contracts/http/page-texts';
import type { PageTextName } from '@shopwright/contracts/page-texts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api-client';

/** The page's own text in the visitor's language, or in English. */
export const pageTextQuery = (page: PageTextName, language: Language) =>
  queryOptions({
    queryKey: ['page-text', page, language],
    queryFn: ({ signal }) => call(getPageText, { params: { page }, query: { language }, signal }),
  });
