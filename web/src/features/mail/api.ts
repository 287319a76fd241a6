import { getEmail, keptEmailsMax, listEmails } from '@shopwright/contracts/http/mailbox';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client';

export { keptEmailsMax };

export const mailsQuery = (limit: number) =>
  queryOptions({
    queryKey: ['mails', limit],
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
