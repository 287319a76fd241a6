import type { z } from 'zod';
import type { Access } from './roles';

export type ServiceName = 'catalog' | 'order' | 'auth' | 'traces' | 'mail';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Schema = z.ZodType;

/**
 * `strict` counts per address, for calls that cost a password hash, send an email, or tell by their answer whether a
 * guess was right. `payment` counts per visitor and, wider, per address, against tests of stolen cards.
 */
export type RateLimit = 'strict' | 'payment';

export interface Upload {
  types: readonly string[];
  maxBytes: number;
}

/** What an endpoint may leave to the defaults of `endpoint()`. */
interface Settings {
  /** How long a caller waits for the answer. */
  timeoutMs: number;
  /** The most that a JSON body may weigh. */
  maxBodyBytes: number;
  /** The statuses of success, the usual one first. */
  statuses: readonly [number, ...number[]];
}

/**
 * One call, declared once: the web client, the BFF and the service all take it from here, so a call whose two ends
 * disagree does not compile. `path` is the service's own; the BFF serves the same path below `/api`.
 */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
> extends Settings {
  service: ServiceName | 'bff';
  method: Method;
  path: `/${string}`;
  /** One line for the API's documentation. Every public endpoint has one. */
  summary?: string;
  access: Access;
  params?: Params;
  query?: Query;
  body?: Body;
  reply: Reply;
  /** In place of a JSON body: the bytes of one file, of one of these types. */
  upload?: Upload;
  /** Limits the call besides the limit of all calls. */
  rateLimit?: RateLimit;
  /** How long anybody may keep the reply. Absent: it is never stored. */
  cacheSeconds?: number;
  /** Gives a browser without a visitor cookie one. */
  remembersVisitor?: boolean;
  /** Clears the session cookie after success. */
  endsSession?: boolean;
  /** The BFF answers it itself instead of forwarding it. */
  isAnsweredByBff?: boolean;
  /** The reply is one page of a list, see `page()`. */
  isPaged?: boolean;
}

export interface UploadEndpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Reply extends Schema = Schema,
> extends Endpoint<Params, Query, z.ZodUndefined, Reply> {
  upload: Upload;
}

export interface PagedEndpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Row extends Schema = Schema,
> extends Endpoint<Params, Query, z.ZodUndefined, z.ZodArray<Row>> {
  isPaged: true;
}

type Declared<E extends Settings> = Omit<E, keyof Settings> & Partial<Settings>;

export const defaultTimeoutMs = 3000;
const defaultBodyBytes = 32 * 1024;

/** Declares an endpoint and resolves what it leaves to the defaults. */
export function endpoint<
  P extends Schema = z.ZodUndefined,
  Q extends Schema = z.ZodUndefined,
  R extends Schema = Schema,
>(declared: Declared<UploadEndpoint<P, Q, R>>): UploadEndpoint<P, Q, R>;
export function endpoint<
  P extends Schema = z.ZodUndefined,
  Q extends Schema = z.ZodUndefined,
  Row extends Schema = Schema,
>(declared: Declared<PagedEndpoint<P, Q, Row>>): PagedEndpoint<P, Q, Row>;
export function endpoint<
  P extends Schema = z.ZodUndefined,
  Q extends Schema = z.ZodUndefined,
  B extends Schema = z.ZodUndefined,
  R extends Schema = Schema,
>(declared: Declared<Endpoint<P, Q, B, R>>): Endpoint<P, Q, B, R>;
export function endpoint(declared: Declared<Endpoint>): Endpoint {
  return {
    ...declared,
    timeoutMs: declared.timeoutMs ?? defaultTimeoutMs,
    maxBodyBytes: declared.maxBodyBytes ?? defaultBodyBytes,
    statuses: declared.statuses ?? [declared.reply.type === 'undefined' ? 204 : 200],
  };
}

export type ParamsOf<E> = E extends Endpoint<infer P, Schema, Schema, Schema> ? z.output<P> : never;
export type QueryOf<E> = E extends Endpoint<Schema, infer Q, Schema, Schema> ? z.output<Q> : never;
export type BodyOf<E> = E extends Endpoint<Schema, Schema, infer B, Schema> ? z.output<B> : never;
export type ReplyOf<E> = E extends Endpoint<Schema, Schema, Schema, infer R> ? z.output<R> : never;

/** What a caller passes: the wire side of each schema. */
export interface CallInput<E> {
  params: E extends Endpoint<infer P, Schema, Schema, Schema> ? z.input<P> : never;
  query: E extends Endpoint<Schema, infer Q, Schema, Schema> ? z.input<Q> : never;
  body: E extends Endpoint<Schema, Schema, infer B, Schema> ? z.input<B> : never;
}

/** '/products/:id/stock' and {id: 7} → '/products/7/stock'. */
export function fillPath(path: string, params: Record<string, string | number> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
