import type { CallInput } from '@shopwright/contracts/endpoint';
import type { Thread, ThreadDetail, ThreadFilter } from '@shopwright/contracts/http/threads';
import * as inbox from '@shopwright/contracts/http/threads';
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
} from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language-provider';
import { call, callPage } from '../../lib/api-client';
import { isApiError } from '../../lib/api-error';
import { waitingKey } from '../../lib/queries/waiting';
import { queryClient } from '../../lib/query-client';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { toast, toastError } from '../../ui/toast-store';

const key = ['threads'];
const listKey = [...key, 'list'];
const countsKey = [...key, 'counts'];
const pageSize = '25';
/** What customers write meanwhile appears by itself. */
const refetchInterval = 30_000;

export const threadsQuery = (state: ThreadFilter) =>
  infiniteQueryOptions({
    queryKey: [...listKey, state],
    queryFn: ({ pageParam, signal }) =>
      callPage(inbox.listThreads, { query: { state, limit: pageSize, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    select: ({ pages }) => pages.flatMap((page) => page.rows),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval,
  });

export const threadCountsQuery = queryOptions({
  queryKey: countsKey,
  queryFn: ({ signal }) => call(inbox.countThreads, { signal }),
  staleTime: 0,
  refetchInterval,
});

export const threadQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => call(inbox.getThread, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval,
  });

/** Shows the conversation as a response has it, also in the lists, and reads those and the counts again. */
function storeThread(thread: ThreadDetail): Promise<unknown> {
  queryClient.setQueryData(threadQuery(String(thread.id)).queryKey, thread);
  queryClient.setQueriesData<InfiniteData<{ rows: Thread[] }>>({ queryKey: listKey }, (list) => {
    const withThread = (rows: Thread[]) => rows.map((row) => (row.id === thread.id ? thread : row));
    return list && { ...list, pages: list.pages.map((page) => ({ ...page, rows: withThread(page.rows) })) };
  });
  const stale = [listKey, countsKey, waitingKey, ['desk-orders']];
  return Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** The conversation as it is now, of an error that says that someone added a message. */
const freshThread = (error: Error): ThreadDetail | undefined =>
  isApiError(error, 'conflict') ? inbox.threadConflict.safeParse(error.details).data?.thread : undefined;

const paramsOf = ({ id }: Pick<Thread, 'id'>) => ({ id: String(id) });

type Change = CallInput<typeof inbox.updateThread>['body'];

/** Changes a conversation as it is shown. */
function useUpdate() {
  const { t } = useLanguage();
  return useMutation({
    mutationFn: ({ thread, change }: { thread: Thread; change: Change }) =>
      call(inbox.updateThread, { params: paramsOf(thread), body: change }),
    onSuccess: storeThread,
    onError: (error) => {
      const fresh = freshThread(error);
      toastError(t(fresh ? 'messages.conflict' : 'shared.toast.update_failed'), t('shared.error.try_again'));
      return fresh && storeThread(fresh);
    },
  });
}

export function useAssign(thread: Thread) {
  const update = useUpdate();
  return { ...update, assign: (assigneeId: number | null) => update.mutate({ thread, change: { assigneeId } }) };
}

/** Resolves a conversation, or opens it again. */
export function useResolve() {
  const { t } = useLanguage();
  const update = useUpdate();
  const resolve = (thread: Thread) => {
    const { isOpen, lastMessageId } = thread;
    update.mutate(
      { thread, change: { isOpen: !isOpen, seen: lastMessageId } },
      {
        onSuccess: (changed) => {
          const undo = { label: t('shared.undo'), onSelect: () => resolve(changed) };
          toast(t(isOpen ? 'messages.resolved_now' : 'messages.reopened_now'), titleOf(thread, t), undo);
        },
      },
    );
  };
  return { ...update, resolve };
}

export const titleOf = (
  { subject, orderId }: Pick<Thread, 'subject' | 'orderId'>,
  t: ReturnType<typeof useLanguage>['t'],
): string => subject ?? t('messages.order', { id: orderId ?? 0 });

/** Marks what staff has seen as read; `isUnread` puts it back for later. */
export function useMarkRead() {
  return useMutation({
    mutationFn: ({ thread, isUnread }: { thread: Thread; isUnread: boolean }) =>
      call(inbox.updateThread, { params: paramsOf(thread), body: { isUnread, seen: thread.lastMessageId } }),
    onSuccess: storeThread,
  });
}

/** Answers the customer. Where someone added a message meanwhile, nothing is sent, and the conversation shows it. */
export function useAnswer(thread: Thread) {
  return useSingleMutation({
    mutationFn: (answer: { body: string; requestId: string; seen: number }) =>
      call(inbox.answerThread, { params: paramsOf(thread), body: answer }),
    onSuccess: storeThread,
    onError: (error) => {
      const fresh = freshThread(error);
      return fresh && storeThread(fresh);
    },
  });
}

export const isOvertaken = (error: Error | null): boolean => error !== null && freshThread(error) !== undefined;

const templatesKey = ['message-templates'];

export const templatesQuery = queryOptions({
  queryKey: templatesKey,
  queryFn: ({ signal }) => call(inbox.listTemplates, { signal }),
});

export const refreshTemplates = () => queryClient.invalidateQueries({ queryKey: templatesKey });

type TemplateForm = CallInput<typeof inbox.createTemplate>['body'];

/** Saves a template: a new one without `template`. */
export const useSaveTemplate = (template?: inbox.MessageTemplate) =>
  useSingleMutation({
    mutationFn: (form: TemplateForm) =>
      template
        ? call(inbox.updateTemplate, { params: paramsOf(template), body: { ...form, version: template.version } })
        : call(inbox.createTemplate, { body: form }),
    onSuccess: refreshTemplates,
  });

export const useDeleteTemplate = () =>
  useSingleMutation({
    mutationFn: (template: inbox.MessageTemplate) => call(inbox.deleteTemplate, { params: paramsOf(template) }),
    onSuccess: refreshTemplates,
  });
