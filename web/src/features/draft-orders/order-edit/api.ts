import type { CallInput, ResponseOf } from '@shopwright/contracts/endpoint';
import { getDeskOrder } from '@shopwright/contracts/http/order-desk';
import * as edits from '@shopwright/contracts/http/order-edits';
import { orderEditForm } from '@shopwright/contracts/http/order-edits';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client';
import { waitingKey } from '../../../lib/queries/waiting';
import { queryClient } from '../../../lib/query-client';

export type Editable = ResponseOf<typeof edits.getOrderEdit>;
export type EditInput = CallInput<typeof edits.previewOrderEdit>['body'];
export type EditPreview = ResponseOf<typeof edits.previewOrderEdit>;

const key = ['order-edits'];

/** What can be edited, and who the order is for. A form keeps what it was opened with. */
export const orderEditQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, id],
    queryFn: async ({ signal }) => {
      const [edit, order] = await Promise.all([
        call(edits.getOrderEdit, { params: { id }, signal }),
        call(getDeskOrder, { params: { id }, signal }),
      ]);
      return { edit, order };
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

/** The last preview stays while the next one is read. */
export const editPreviewQuery = (id: string, input: EditInput) =>
  queryOptions({
    queryKey: [...key, id, 'preview', input],
    queryFn: ({ signal }) => call(edits.previewOrderEdit, { params: { id }, body: input, signal }),
    enabled: orderEditForm.safeParse(input).success,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

export const editOrder = (id: string, body: CallInput<typeof edits.editOrder>['body']) =>
  call(edits.editOrder, { params: { id }, body });

/** Reads orders and drafts again, as both have changed. */
export const refreshEdited = (): Promise<unknown> =>
  Promise.all(
    [['desk-orders'], ['draft-orders'], waitingKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
