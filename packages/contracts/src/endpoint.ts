import type { z } from 'zod';
import type { Access } from './roles';

export type ServiceName = 'catalog' | 'order' | 'auth' | 'traces' | 'mail';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A call as the one who makes it sees it. */
export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  method: Method;
  path: `/${string}`;
  access: Access;
  params?: Params;
  query?: Query;
  body?: Body;
  reply: Reply;
  /** How long the caller waits for an answer; 3000 when absent. */
  timeoutMs?: number;
  /** In place of a JSON body: the bytes of one file, of one of these types. */
  upload?: Upload;
  /** The most that a JSON body may weigh; 32 kB when absent. */
  maxBodyBytes?: number;
}

/**
 * One call, said once: the web client, the BFF and the service all take it from here,
 * so a call whose two ends disagree does not compile.
 * `path` is the service's own; the BFF serves the same path below `/api`.
 */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> extends Call<Params, Query, Body, Reply> {
  service: ServiceName;
}

export interface Upload {
  types: readonly string[];
  maxBytes: number;
}

export interface UploadEndpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> extends Endpoint<Params, Query, z.ZodUndefined, Reply> {
  upload: Upload;
}

/** Declares an endpoint; it only fixes the types. */
export function endpoint<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Reply extends z.ZodType = z.ZodType,
>(definition: UploadEndpoint<Params, Query, Reply>): UploadEndpoint<Params, Query, Reply>;
export function endpoint<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Reply extends z.ZodType = z.ZodType,
>(definition: Endpoint<Params, Query, Body, Reply>): Endpoint<Params, Query, Body, Reply>;
export function endpoint<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Reply extends z.ZodType,
>(definition: Endpoint<Params, Query, Body, Reply>): Endpoint<Params, Query, Body, Reply> {
  return definition;
}

export type ParamsOf<E> = E extends Call<infer P, z.ZodType, z.ZodType, z.ZodType> ? z.output<P> : never;
export type QueryOf<E> = E extends Call<z.ZodType, infer Q, z.ZodType, z.ZodType> ? z.output<Q> : never;
export type BodyOf<E> = E extends Call<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.output<B> : never;
export type ReplyOf<E> = E extends Call<z.ZodType, z.ZodType, z.ZodType, infer R> ? z.output<R> : never;

/** What a caller hands over: the wire side of each schema. */
export interface CallInput<E> {
  params: E extends Call<infer P, z.ZodType, z.ZodType, z.ZodType> ? z.input<P> : never;
  query: E extends Call<z.ZodType, infer Q, z.ZodType, z.ZodType> ? z.input<Q> : never;
  body: E extends Call<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.input<B> : never;
}

/** '/products/:id/stock' and {id: 7} → '/products/7/stock'. */
export function fillPath(path: string, params: Record<string, string | number> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
