import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { WebhookDeliveryState, WebhookEndpoint } from '@shopwright/contracts/http/webhooks';
import * as webhooks from '@shopwright/contracts/http/webhooks';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';
import { call, callPage } from '../../lib/api-client';
import { isApiError } from '../../lib/api-error';
import { queryClient } from '../../lib/query-client';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { toastError } from '../../ui/toast-store';

const key = ['webhooks'];
/** Attempts are made while one looks. */
const pollMs = 5000;
const rowsOfPage = '20';

export const endpointsQuery = queryOptions({
  queryKey: [...key, 'endpoints'],
  queryFn: ({ signal }) => call(webhooks.listWebhookEndpoints, { signal }),
  refetchInterval: pollMs,
  staleTime: 0,
});

export const deliveriesQuery = (id: number, state: WebhookDeliveryState | undefined) =>
  infiniteQueryOptions({
    queryKey: [...key, 'deliveries', id, state],
    queryFn: ({ pageParam, signal }) =>
      callPage(webhooks.listWebhookDeliveries, {
        params: { id: String(id) },
        query: { limit: rowsOfPage, cursor: pageParam, state },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    select: ({ pages }) => pages.flatMap((page) => page.rows),
    refetchInterval: pollMs,
    staleTime: 0,
  });

export const deliveryQuery = (id: number) =>
  queryOptions({
    queryKey: [...key, 'delivery', id],
    queryFn: ({ signal }) => call(webhooks.getWebhookDelivery, { params: { id: String(id) }, signal }),
    staleTime: 0,
  });

const refresh = () => queryClient.invalidateQueries({ queryKey: key });

/** Reads everything again after an error too: someone else may have been faster. */
function useChange<Result, Variables>(mutationFn: (variables: Variables) => Promise<Result>) {
  const { t } = useLanguage();
  return useSingleMutation<Result, Variables>({
    mutationFn,
    onSuccess: refresh,
    onError: (error) => {
      void refresh();
      if (isApiError(error) && error.fields.length > 0) return;
      toastError(t('shared.toast.error'), t(errorText(error)));
    },
  });
}

const errorText = (error: Error): MessageKey =>
  isApiError(error, 'conflict') || isApiError(error, 'not_found') ? 'webhooks.changed' : 'shared.error.try_again';

const paramsOf = ({ id }: { id: number }) => ({ params: { id: String(id) } });

export type EndpointForm = BodyOf<typeof webhooks.createWebhookEndpoint>;

export const useCreateEndpoint = () =>
  useChange((body: EndpointForm) => call(webhooks.createWebhookEndpoint, { body }));

type Edit = Partial<EndpointForm> & { state?: 'active' | 'paused' };

/** Changes the endpoint as it was when the form was opened. Editing one that is disabled resumes it. */
export const useUpdateEndpoint = (endpoint: WebhookEndpoint | undefined) =>
  useChange(async (edit: Edit) => {
    if (!endpoint) return;
    const { url, topics, state, version } = endpoint;
    const body = {
      url,
      topics,
      state: state === 'paused' ? ('paused' as const) : ('active' as const),
      version,
      ...edit,
    };
    await call(webhooks.updateWebhookEndpoint, { ...paramsOf(endpoint), body });
  });

export const useDeleteEndpoint = () =>
  useChange((endpoint: WebhookEndpoint) => call(webhooks.deleteWebhookEndpoint, paramsOf(endpoint)));

export const useRotateSecret = () =>
  useChange((endpoint: WebhookEndpoint) => call(webhooks.rotateWebhookSecret, paramsOf(endpoint)));

export const useSendTest = () =>
  useChange((endpoint: WebhookEndpoint) => call(webhooks.testWebhookEndpoint, paramsOf(endpoint)));

export const useRedeliver = () =>
  useChange((delivery: { id: number }) => call(webhooks.redeliverWebhook, paramsOf(delivery)));

export const useSkip = () => useChange((delivery: { id: number }) => call(webhooks.skipWebhook, paramsOf(delivery)));

export const useRedeliverSpan = (endpoint: WebhookEndpoint) =>
  useChange((body: BodyOf<typeof webhooks.redeliverWebhooks>) =>
    call(webhooks.redeliverWebhooks, { ...paramsOf(endpoint), body }),
  );
