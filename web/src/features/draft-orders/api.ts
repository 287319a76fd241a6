import type { CallInput } from '@shopwright/contracts/endpoint';
import { listCustomers } from '@shopwright/contracts/http/customers';
import * as drafts from '@shopwright/contracts/http/draft-orders';
import { type DraftOrder, draftForm } from '@shopwright/contracts/http/draft-orders';
import { listInventory } from '@shopwright/contracts/http/inventory';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../../lib/api-client';
import { waitingKey } from '../../lib/queries/waiting';
import { queryClient } from '../../lib/query-client';

const key = ['draft-orders'];
const listKey = [...key, 'list'];

export interface DraftFilters {
  state?: DraftOrder['state'];
  search?: string;
}

export type DraftInput = CallInput<typeof drafts.createDraftOrder>['body'];

export const draftOrdersQuery = (filters: DraftFilters) =>
  infiniteQueryOptions({
    queryKey: [...listKey, filters],
    queryFn: ({ pageParam, signal }) =>
      callPage(drafts.listDraftOrders, { query: { ...filters, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    select: ({ pages }) => pages.flatMap((page) => page.rows),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const draftOrderQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => call(drafts.getDraftOrder, { params: { id }, signal }),
    staleTime: 0,
  });

/** What the draft would cost as it is typed. The last price stays while the next one is read. */
export const draftQuoteQuery = (input: DraftInput) =>
  queryOptions({
    queryKey: [...key, 'quote', input],
    queryFn: ({ signal }) => call(drafts.quoteDraftOrder, { body: input, signal }),
    enabled: draftForm.safeParse(input).success,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

/** Everything that can be sold, variants too, with what is in stock. */
export const soldProductsQuery = (search: string) =>
  queryOptions({
    queryKey: [...key, 'products', search],
    queryFn: ({ signal }) => call(listInventory, { query: { search, limit: '8' }, signal }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const knownCustomersQuery = (search: string) =>
  queryOptions({
    queryKey: [...key, 'customers', search],
    queryFn: ({ signal }) => call(listCustomers, { query: { search, limit: '6' }, signal }),
    enabled: search.length >= 2,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });

/** Shows the draft as a response has it, and reads the lists again. */
export function storeDraft(draft: DraftOrder): Promise<unknown> {
  queryClient.setQueryData(draftOrderQuery(String(draft.id)).queryKey, draft);
  return Promise.all([listKey, waitingKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

const paramsOf = ({ id }: Pick<DraftOrder, 'id'>) => ({ id: String(id) });

export const saveDraft = (known: DraftOrder | undefined, body: DraftInput) =>
  known
    ? call(drafts.updateDraftOrder, { params: paramsOf(known), body: { ...body, version: known.version } })
    : call(drafts.createDraftOrder, { body });

export const deleteDraft = (draft: DraftOrder) => call(drafts.deleteDraftOrder, { params: paramsOf(draft) });

export const markDraftPaid = (draft: DraftOrder, body: CallInput<typeof drafts.markDraftPaid>['body']) =>
  call(drafts.markDraftPaid, { params: paramsOf(draft), body: { ...body, version: draft.version } });

export const sendPaymentLink = (draft: DraftOrder, body: CallInput<typeof drafts.createPaymentLink>['body']) =>
  call(drafts.createPaymentLink, { params: paramsOf(draft), body: { ...body, version: draft.version } });

export const revokePaymentLink = (draft: DraftOrder) => call(drafts.revokePaymentLink, { params: paramsOf(draft) });
