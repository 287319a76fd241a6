import type * as z from 'zod';
import type { Permission } from './permissions';
import { defaultPriority, type Priority } from './priority';
import type { Access } from './roles';

export type ServiceName = 'catalog' | 'order' | 'auth' | 'traces' | 'mail' | 'workers';
/** Each has a key of its own. */
export const processNames = ['bff', 'catalog', 'order', 'auth', 'workers'] as const;
export type ProcessName = (typeof processNames)[number];
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Schema = z.ZodType;

/**
 * `strict` counts per address: calls that hash a password, send an email or reveal whether a guess was right. `signIn`
 * counts a browser that has signed in before by itself. `registration` is limited per hour. `tracking` and `withdrawal`
 * also limit wrong guesses per email. `payment`, `record` and `quote` count per visitor and per address; `quote` also counts
 * the calls that name a code.
 */
export type RateLimit =
  | 'strict'
  | 'signIn'
  | 'registration'
  | 'tracking'
  | 'withdrawal'
  | 'payment'
  | 'record'
  | 'measure'
  | 'quote';

export interface Upload {
  types: readonly string[];
  maxBytes: number;
  /** The service reads it as it comes, so that no process holds all of it. */
  isStreamed?: boolean;
  /** A read with the same params and query that must succeed first. */
  authorizedBy?: Endpoint;
}

interface ResponseFile {
  type: string;
  /** The name of the download, with parameters as in the path. Without it the file is shown. */
  name?: string;
  /** Others of a `format` in the query. */
  byFormat?: Record<string, { type: string; name: string }>;
  /** How long the browser that got it may show it again. Not at all without this. */
  maxAgeSeconds?: number;
}

interface Settings {
  timeoutMs: number;
  maxBodyBytes: number;
  /** The usual status first. */
  statuses: readonly [number, ...number[]];
  callers: readonly ProcessName[];
  /** Under overload the least important calls are refused first. */
  priority: Priority;
}

/** One HTTP call, shared by web client, BFF and service. The BFF serves `path` below `/api`. */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Response extends Schema = Schema,
> extends Settings {
  service: ServiceName | 'bff';
  method: Method;
  path: `/${string}`;
  summary?: string;
  access: Access;
  /** What staff need besides their role. Where everyone may call, what they need to read more than customers. */
  permission?: Permission;
  params?: Params;
  query?: Query;
  body?: Body;
  response: Response;
  /** Accepts the bytes of one file instead of JSON. */
  upload?: Upload;
  /** Applies in addition to the limit of all calls. */
  rateLimit?: RateLimit;
  /** The BFF caches the response until the catalog changes. It must depend on the address alone. */
  isCached?: boolean;
  /** Sets a visitor cookie if the browser has none. */
  remembersVisitor?: boolean;
  /** Returns 401 `session_ended`, once, where the browser's session has ended. */
  refusesEndedSession?: boolean;
  endsSession?: boolean;
  /** Its response shows a secret once: it is not kept for a repetition with the same `Idempotency-Key`. */
  showsSecret?: boolean;
  /** The BFF handles it instead of forwarding it. */
  isAnsweredByBff?: boolean;
  /** See `page()`. */
  isPaged?: boolean;
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

/** Declares an endpoint, such as "PUT /products/:id", with defaults. */
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

/** Sent by a page that shows a user, to notice a cookie that is gone. */
export const showsUserHeader = 'x-shows-user';

/** Returns type and name of the file in the format that the query asks for. */
export const fileOf = ({ file }: FileEndpoint, { format }: { format?: unknown } = {}): ResponseFile => ({
  ...file,
  ...(typeof format === 'string' && file.byFormat?.[format]),
});

/** Turns '/products/:id/stock' and {id: 7} into '/products/7/stock'. */
export function fillPath(path: string, params: Record<string, string | number> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
