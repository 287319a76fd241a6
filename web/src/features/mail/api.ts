import { listEmailPreviews } from '@shopwright/contracts/http/mailbox';
import { queryOptions } from '@tanstack/react-query';
import type { Language } from '../../i18n/languages';
import { call } from '../../lib/api-client';

export const emailPreviewsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['email-previews', language],
    queryFn: ({ signal }) => call(listEmailPreviews, { query: { language }, signal }),
    placeholderData: (before) => before,
    staleTime: 0,
  });
