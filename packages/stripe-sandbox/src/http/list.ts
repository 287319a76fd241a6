import type { Collection, PageQuery } from '../ledger/collection';
import type { Stored } from '../ledger/records';
import type { StripeObject } from '../objects/render';
import { invalidParam } from './stripe-error';

export interface ListParams {
  limit?: number;
  starting_after?: string;
  ending_before?: string;
  created?: { gt?: number; gte?: number; lt?: number; lte?: number };
}

interface ListOptions<T> extends Pick<PageQuery<T>, 'index' | 'where'> {
  url: string;
  what: string;
  params: ListParams;
  show: (record: T) => StripeObject;
}

/** Returns one page in Stripe's list envelope. A cursor must be the id of an existing object. */
export function listBody<T extends Stored>(collection: Collection<T>, options: ListOptions<T>): StripeObject {
  const { params, index, where } = options;
  for (const cursor of ['starting_after', 'ending_before'] as const) {
    const id = params[cursor];
    if (id !== undefined && !collection.get(id))
      throw invalidParam(cursor, `No such ${options.what}: '${id}'`, 'resource_missing');
  }
  if (params.starting_after && params.ending_before)
    throw invalidParam('ending_before', 'You cannot specify both starting_after and ending_before.');
  const { records, hasMore } = collection.page({
    limit: params.limit ?? 10,
    startingAfter: params.starting_after,
    endingBefore: params.ending_before,
    created: params.created,
    index,
    where,
  });
  return { object: 'list', data: records.map(options.show), has_more: hasMore, url: options.url };
}
