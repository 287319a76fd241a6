import { getMail, keptMails, listMails } from '@shopwright/contracts/http/mail';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client';

export { keptMails };

export const mailsQuery = (limit: number) =>
  queryOptions({
    queryKey: ['mails', limit],
    queryFn: ({ signal }) => call(listMails, { query: { limit: String(limit) }, signal }),
    placeholderData: (before) => before,
    staleTime: 0,
  });

export const mailQuery = (mailId: string) =>
  queryOptions({
    queryKey: ['mail', mailId],
    queryFn: ({ signal }) => call(getMail, { params: { mailId }, signal }),
    staleTime: 0,
  });
