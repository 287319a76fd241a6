import { nextCursor } from '@shopwright/contracts/next-page';
import type { Caller, OpenStore } from './open-store';

export interface RawResponse {
  status: number;
  text: string;
  isJson: boolean;
  ms: number;
  /** The cursor of a list's next page. */
  next?: string;
}

/** Sends one request below `/api` as a caller, and keeps the body of an error. Status 0 means that there was no answer. */
export async function send(
  { url, cookies, errors }: Pick<OpenStore, 'url' | 'cookies' | 'errors'>,
  caller: Caller,
  method: string,
  path: string,
  body?: string,
): Promise<RawResponse> {
  const startedAt = performance.now();
  try {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { cookie: cookies[caller], ...(body !== undefined && { 'content-type': 'application/json' }) },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
    });
    const text = await response.text();
    if (response.status >= 400) errors.push({ caller, text });
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const next = nextCursor(response.headers.get('link'));
    return { status: response.status, text, isJson, ms: performance.now() - startedAt, next };
  } catch {
    return { status: 0, text: '', isJson: false, ms: performance.now() - startedAt };
  }
}
