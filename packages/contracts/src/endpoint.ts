import type { z } from 'zod';
import { defaultPriority, type Priority } from './priority';
import type { Access } from './roles';

export type ServiceName = 'catalog' | 'order' | 'auth' | 'traces' | 'mail' | 'workers';
/** The processes that call others, each with a key of its own. */
export const processNames = ['bff', 'catalog', 'order', 'auth', 'workers'] as const;
export type ProcessName = (typeof processNames)[number];
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Schema = z.ZodType;

/**
 * `strict` counts per address, for calls that hash a password, send an email or reveal whether a guess was right.
 * `signIn` is the same, but counts a browser that has signed in before by itself, so that others behind its address
 * cannot use up its attempts. `registration` is `strict` with a limit per hour, because the response says whether an address
 * has an account. `tracking` is `strict` with a limit of wrong guesses per email, because order numbers can be counted
 * through. `payment` counts per visitor and, with a higher limit, per address, against testing of stolen cards.
 * `record` counts the same way, for calls that ask Stripe. `withdrawal` is `strict`, and counts every call with an email
 * like a wrong guess of `tracking`, because its response says nothing.
 */
export type RateLimit = 'strict' | 'signIn' | 'registration' | 'tracking' | 'withdrawal' | 'payment' | 'record';

export interface Upload {
  types: readonly string[];
  maxBytes: number;
  /** A read with the same params and query that must succeed before the BFF reads the file. */
  authorizedBy?: Endpoint;
}

/** A response that is a file. */
interface ResponseFile {
  type: string;
  /** The name under which a browser stores it, with parameters as in the path; without a name it is shown. */
  name?: string;
}

/** Settings with defaults in `endpoint()`. */
interface Settings {
  /** The time for which a caller waits for the response. */
  timeoutMs: number;
  /** The size limit of a JSON body. */
  maxBodyBytes: number;
  /** The statuses of success, the usual one first. */
  statuses: readonly [number, ...number[]];
  /** The processes that may call it. */
  callers: readonly ProcessName[];
  /** The importance of the call under overload: the least important calls are refused first. */
  priority: Priority;
}

/**
 * One HTTP call. The web client, the BFF and the service share the value, so a call whose two ends disagree does not
 * compile. The BFF serves `path` below `/api`.
 */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Response extends Schema = Schema,
> extends Settings {
  service: ServiceName | 'bff';
  method: Method;
  path: `/${string}`;
  /** One line of the API's documentation. Every public endpoint has one. */
  summary?: string;
  access: Access;
  params?: Params;
  query?: Query;
  body?: Body;
  response: Response;
  /** Accepts the bytes of one file of these types instead of a JSON body. */
  upload?: Upload;
  /** Applies in addition to the limit of all calls. */
  rateLimit?: RateLimit;
  /** Visitors get the response from the BFF's cache until the catalog changes. It must depend on nothing but the address. */
  isCached?: boolean;
  /** Sets a visitor cookie if the browser has none. */
  remembersVisitor?: boolean;
  /** Returns 401 `session_ended`, once, instead of acting for a visitor where the browser's session has ended. */
  refusesEndedSession?: boolean;
  /** Clears the session cookie after success. */
  endsSession?: boolean;
  /** The BFF handles it instead of forwarding it. */
  isAnsweredByBff?: boolean;
  /** The response is one page of a list; see `page()`. */
  isPaged?: boolean;
  /** The response is a file, passed on as it comes, instead of JSON. Errors are JSON. */
  file?: ResponseFile;
}

export interface FileEndpoint<Params extends Schema = Schema, Query extends Schema = Schema>
  extends Endpoint<Params, Query, z.ZodUndefined, z.ZodUndefined> {
  file: ResponseFile;
}

export interface UploadEndpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Response extends Schema = Schema,
> extends Endpoint<Params, Query, z.ZodUndefined, Response> {
  upload: Upload;
}

export interface PagedEndpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Row extends Schema = Schema,
> extends Endpoint<Params, Query, z.ZodUndefined, z.ZodArray<Row>> {
  isPaged: true;
}

type Address = `${Method} ${Endpoint['path']}`;
type Declared<E extends Endpoint> = Omit<E, 'service' | 'method' | 'path' | keyof Settings> & Partial<Settings>;

export const defaultTimeoutMs = 3000;
export const defaultBodyBytes = 32 * 1024;
const byBff = ['bff'] as const;

/** Declares an endpoint by its service and its address, such as "PUT /products/:id", and fills in the defaults. */
export function endpoint<P extends Schema = z.ZodUndefined, Q extends Schema = z.ZodUndefined>(
  service: Endpoint['service'],
  address: Address,
  declared: Declared<FileEndpoint<P, Q>>,
): FileEndpoint<P, Q>;
export function endpoint<
  P extends Schema = z.ZodUndefined,
  Q extends Schema = z.ZodUndefined,
  R extends Schema = Schema,
>(service: Endpoint['service'], address: Address, declared: Declared<UploadEndpoint<P, Q, R>>): UploadEndpoint<P, Q, R>;
export function endpoint<
  P extends Schema = z.ZodUndefined,
  Q extends Schema = z.ZodUndefined,
  Row extends Schema = Schema,
>(
  service: Endpoint['service'],
  address: Address,
  declared: Declared<PagedEndpoint<P, Q, Row>>,
): PagedEndpoint<P, Q, Row>;
export function endpoint<
  P extends Schema = z.ZodUndefined,
  Q extends Schema = z.ZodUndefined,
  B extends Schema = z.ZodUndefined,
  R extends Schema = Schema,
>(service: Endpoint['service'], address: Address, declared: Declared<Endpoint<P, Q, B, R>>): Endpoint<P, Q, B, R>;
export function endpoint(service: Endpoint['service'], address: Address, declared: Declared<Endpoint>): Endpoint {
  const [method, path] = address.split(' ') as [Method, Endpoint['path']];
  const isEmpty = declared.response.type === 'undefined' && declared.file === undefined;
  const statuses = [isEmpty ? 204 : 200] as const;
  const defaults = { timeoutMs: defaultTimeoutMs, maxBodyBytes: defaultBodyBytes, statuses, callers: byBff };
  return {
    ...defaults,
    priority: defaultPriority({ service, method, access: declared.access }),
    ...declared,
    service,
    method,
    path,
  };
}

export type ParamsOf<E> = E extends Endpoint<infer P, Schema, Schema, Schema> ? z.output<P> : never;
export type QueryOf<E> = E extends Endpoint<Schema, infer Q, Schema, Schema> ? z.output<Q> : never;
export type BodyOf<E> = E extends Endpoint<Schema, Schema, infer B, Schema> ? z.output<B> : never;
export type ResponseOf<E> = E extends Endpoint<Schema, Schema, Schema, infer R> ? z.output<R> : never;

/** The arguments of a call: the input type of each schema. */
export interface CallInput<E> {
  params: E extends Endpoint<infer P, Schema, Schema, Schema> ? z.input<P> : never;
  query: E extends Endpoint<Schema, infer Q, Schema, Schema> ? z.input<Q> : never;
  body: E extends Endpoint<Schema, Schema, infer B, Schema> ? z.input<B> : never;
}

/** Sent by a page that shows a user, so that a call which `refusesEndedSession` finds also a cookie that is gone. */
export const showsUserHeader = 'x-shows-user';

/** '/products/:id/stock' and {id: 7} → '/products/7/stock'. */
export function fillPath(path: string, params: Record<string, string | number> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
