import * as z from 'zod';
import type { SandboxConfig } from '../config';
import type { Collection, PageQuery } from '../ledger/collection';
import type { Ledger } from '../ledger/ledger';
import type { Kind, Records, Resource, Stored } from '../ledger/records';
import type { Audience, Transaction } from '../ledger/transaction';
import { render, type StripeObject } from '../objects/render';
import type { Form } from './form';
import { expand, readParams } from './params';
import { invalidParam, noSuch } from './stripe-error';

export interface Call<P> {
  tx: Transaction;
  ledger: Ledger;
  config: SandboxConfig;
  params: P;
  /** The `:id` of the path, empty where there is none. */
  id: string;
  audience: Audience;
  /** The sandbox as the caller reaches it. */
  baseUrl: string;
}

/** A record to be shown, or a finished body. */
export type Outcome = Resource | { body: StripeObject };

export interface Route {
  method: 'get' | 'post' | 'delete';
  path: string;
  /** Stripe.js may call it with the publishable key. */
  browser: boolean;
  run: (call: Omit<Call<unknown>, 'params'>, form: Form) => Outcome;
}

/** A handler is synchronous, which makes each request atomic. */
const routeOf =
  (method: Route['method']) =>
  <S extends z.ZodType>(
    path: string,
    params: S,
    handle: (call: Call<z.output<S>>) => Outcome,
    { browser = false } = {},
  ): Route => ({ method, path, browser, run: (call, form) => handle({ ...call, params: readParams(params, form) }) });

export const get = routeOf('get');
export const post = routeOf('post');
export const remove = routeOf('delete');

interface ResourceOptions<K extends Kind> {
  kind: K;
  path: string;
  /** Its name in error messages, and the parameter they blame. */
  what: string;
  param?: string;
}

/** Adds the routes that all resources have: each is found by its id, retrieved, and listed in pages. */
export function resource<K extends Kind>({ kind, path, what, param = 'id' }: ResourceOptions<K>) {
  const show = (record: Records[K]) => ({ kind, record }) as Resource;
  const find = ({ tx, id }: Pick<Call<unknown>, 'tx' | 'id'>): Records[K] => {
    const record = tx.get(kind, id);
    if (!record) throw noSuch(what, id, param, 404);
    return record;
  };
  return {
    show,
    find,
    retrieve: get(`${path}/:id`, z.strictObject({ expand }), (call) => show(find(call))),
    list: <S extends z.ZodType<ListParams>>(params: S, query: (given: z.output<S>) => Narrowed<Records[K]>) =>
      get(path, params, (call) => {
        const collection = call.ledger.tables[kind] as Collection<Records[K]>;
        const body = (record: Records[K]) => render(show(record), call.ledger);
        return listed(collection, { path, what, params: call.params, show: body, ...query(call.params) });
      }),
  };
}

export interface ListParams {
  limit?: number;
  starting_after?: string;
  ending_before?: string;
  created?: { gt?: number; gte?: number; lt?: number; lte?: number };
}

type Narrowed<T> = Pick<PageQuery<T>, 'index' | 'where'>;

/** Narrows a list to one value of an indexed field, if the value is given. */
export const by = (field: string, value: string | undefined) => (value ? { field, value } : undefined);

interface ListOptions<T> extends Narrowed<T> {
  path: string;
  what: string;
  params: ListParams;
  show: (record: T) => StripeObject;
}

/** Returns one page in Stripe's list envelope. A cursor must be the id of an existing object. */
export function listed<T extends Stored>(collection: Collection<T>, options: ListOptions<T>): Outcome {
  const { params, index, where, what } = options;
  for (const cursor of ['starting_after', 'ending_before'] as const) {
    const id = params[cursor];
    if (id !== undefined && !collection.get(id))
      throw invalidParam(cursor, `No such ${what}: '${id}'`, 'resource_missing');
  }
  const { starting_after: startingAfter, ending_before: endingBefore, limit = 10, created } = params;
  if (startingAfter && endingBefore)
    throw invalidParam('ending_before', 'You cannot specify both starting_after and ending_before.');
  const { records, hasMore } = collection.page({ limit, startingAfter, endingBefore, created, index, where });
  const url = `/v1${options.path}`;
  return { body: { object: 'list', data: records.map(options.show), has_more: hasMore, url } };
}
