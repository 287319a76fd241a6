import type { QueryOf } from '@shopwright/contracts/endpoint';
import { type ContactMessage, handleContactMessage, listContactMessages } from '@shopwright/contracts/http/contact';
import { infiniteQueryOptions, keepPreviousData, useMutation } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language-provider';
import { call, callPage } from '../../lib/api-client';
import { waitingKey } from '../../lib/queries/waiting';
import { queryClient } from '../../lib/query-client';
import { toast, toastError } from '../../ui/toast-store';

export type MessageState = QueryOf<typeof listContactMessages>['state'];

const key = ['contact-messages'];
const pageSize = '25';

export const messagesQuery = (state: MessageState) =>
  infiniteQueryOptions({
    queryKey: [...key, state],
    queryFn: ({ pageParam, signal }) =>
      callPage(listContactMessages, { query: { state, limit: pageSize, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    select: ({ pages }) => pages.flatMap((page) => page.rows),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Marks a message handled, or open again. */
export function useHandle() {
  const { t } = useLanguage();
  const handle = useMutation({
    mutationFn: ({ id, isHandled }: Pick<ContactMessage, 'id' | 'isHandled'>) =>
      call(handleContactMessage, { params: { id: String(id) }, body: { isHandled: !isHandled } }),
    onSuccess: (message) => {
      const undo = { label: t('shared.undo'), onSelect: () => handle.mutate(message) };
      toast(t(message.isHandled ? 'messages.resolved_now' : 'messages.reopened_now'), message.subject, undo);
      return Promise.all([key, waitingKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
    onError: () => toastError(t('shared.toast.update_failed'), t('shared.error.try_again')),
  });
  return handle;
}
