import { getEmail, listEmailPreviews, listEmails } from '@shopwright/contracts/http/mailbox';
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

export const emailsQuery = (limit: number) =>
  queryOptions({
    queryKey: ['emails', limit],
    queryFn: ({ signal }) => call(listEmails, { query: { limit: String(limit) }, signal }),
    placeholderData: (before) => before,
    staleTime: 0,
  });

export const mailQuery = (mailId: string) =>
  queryOptions({
    queryKey: ['mail', mailId],
    queryFn: ({ signal }) => call(getEmail, { params: { mailId }, signal }),
    staleTime: 0,
  });
