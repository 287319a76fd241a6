import {
  type CallInput,
  type Endpoint,
  fillPath,
  type ResponseOf,
  showsUserHeader,
} from '@shopwright/contracts/endpoint';
import type { ErrorCode } from '@shopwright/contracts/errors';
import { type ListFacts, readListHeaders } from '@shopwright/contracts/list-facts';
import { nextCursor } from '@shopwright/contracts/next-page';
import { ApiError, isApiError } from './api-error';
import type { OnProgress } from './send-with-progress';

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [K in Name]?: undefined }
  : undefined extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value };

export type Input<E> = Part<'params', CallInput<E>['params']> &
  Part<'query', CallInput<E>['query'] | undefined> &
  Part<'body', CallInput<E>['body']> & { signal?: AbortSignal };

interface Request {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  file?: Blob;
  signal?: AbortSignal | undefined;
  accept?: string;
  /** Told which share of a file is sent, from 0 to 1. */
  onProgress?: OnProgress | undefined;
}

/** The BFF has deadlines of its own; this one is for a network that swallows the answer. */
const patienceMs = 20_000;
/** Ten megabytes over a slow line. */
const uploadPatienceMs = 120_000;

/** Calls an endpoint of the BFF. Rejects with an ApiError on everything that is not 2xx. */
export async function call<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<ResponseOf<E>> {
  const { body } = await send<ResponseOf<E>>(endpoint, input);
  return body;
}

/** Calls an endpoint and returns null for these error codes. */
export async function callOrNull<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  statuses: readonly number[] = [401],
): Promise<ResponseOf<E> | null> {
  try {
    return await call(endpoint, input);
  } catch (error) {
    if (error instanceof ApiError && statuses.includes(error.status)) return null;
    throw error;
  }
}

/** A list that goes on where its `Link: rel="next"` header says, with what its headers tell about all of it. */
export async function callPage<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
): Promise<{ rows: ResponseOf<E>; nextCursor: string | undefined } & ListFacts> {
  const { body, headers } = await send<ResponseOf<E>>(endpoint, input);
  return { rows: body, nextCursor: nextCursor(headers.get('link')), ...readListHeaders(headers) };
}

/** Sends the bytes of a file to an endpoint that takes an `upload`. */
export async function upload<E extends Endpoint>(
  endpoint: E,
  file: Blob,
  to: Pick<Request, 'params' | 'query' | 'signal' | 'onProgress'> = {},
): Promise<ResponseOf<E>> {
  const { body } = await send<ResponseOf<E>>(endpoint, { file, ...to });
  return body;
}

/** Reads the file that an endpoint returns. */
export async function callFile(endpoint: Endpoint, from: Pick<Request, 'params' | 'query'>): Promise<Blob> {
  const { body } = await send(endpoint, { ...from, accept: '*/*' }, (response) => response.blob());
  return body;
}

type Transport = (url: string, init: RequestInit, onProgress?: OnProgress) => Promise<Response>;

let transport: Transport = async (url, init, onProgress) => {
  if (!onProgress) return fetch(url, init);
  const { sendWithProgress } = await import('./send-with-progress');
  return sendWithProgress(url, init, onProgress);
};

/** On the server a call does not go over the network to ourselves. */
export function setTransport(own: Transport): void {
  transport = own;
}

interface Session {
  /** Tells whether the page shows a user. */
  isShown: () => boolean;
  /** Is asked about a call that was refused for want of a session: true sends the call again. */
  recover: (code: ErrorCode) => Promise<boolean>;
}

let session: Session = { isShown: () => false, recover: async () => false };

export function setSession(own: Session): void {
  session = own;
}

/** The calls that tell who is signed in, or change it. */
const aboutSession = /^\/auth\/(me|log)/;

async function send<Body>(endpoint: Endpoint, request: Request, read?: (response: Response) => Promise<Body>) {
  try {
    return await sendOnce(endpoint, request, read);
  } catch (error) {
    const code = isApiError(error) && !aboutSession.test(endpoint.path) ? error.code : undefined;
    if (code !== 'unauthenticated' && code !== 'session_ended') throw error;
    if (!(await session.recover(code).catch(() => false))) throw error;
    return sendOnce(endpoint, request, read);
  }
}

async function sendOnce<Body>(
  endpoint: Endpoint,
  { params, query, body, file, signal, accept = 'application/json', onProgress }: Request,
  read: (response: Response) => Promise<Body> = readJson,
) {
  const contentType = file?.type ?? (body === undefined ? undefined : 'application/json');
  const url = `/api${fillPath(endpoint.path, params as Record<string, string>)}${queryString(query)}`;
  const waitMs = Math.max(file ? uploadPatienceMs : patienceMs, endpoint.timeoutMs * 1.5);
  const deadline = AbortSignal.timeout(waitMs);
  try {
    const init: RequestInit = {
      method: endpoint.method,
      credentials: 'same-origin',
      headers: {
        accept,
        traceparent: newTraceparent(),
        ...(contentType && { 'content-type': contentType }),
        ...(endpoint.refusesEndedSession && session.isShown() && { [showsUserHeader]: '1' }),
      },
      body: file ?? (body === undefined ? undefined : JSON.stringify(body)),
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    };
    const response = await transport(url, init, onProgress);
    if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
    return { body: await read(response), headers: response.headers };
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error;
    throw new ApiError(0, error instanceof Error ? error.message : String(error), { cause: error });
  }
}

async function readJson<Body>(response: Response): Promise<Body> {
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as Body;
}

function queryString(query: unknown): string {
  const given = Object.entries((query ?? {}) as Record<string, string | undefined>).filter(([, value]) => value);
  return given.length === 0 ? '' : `?${new URLSearchParams(given as [string, string][])}`;
}

/** A fresh W3C trace per call, so that a shopper's click can be found in the traces. */
export function newTraceparent(): string {
  return `00-${randomHex(16)}-${randomHex(8)}-01`;
}

function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
