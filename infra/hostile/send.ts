import type { Caller, OpenStore } from './open-store';

export interface Reply {
  status: number;
  text: string;
  isJson: boolean;
  ms: number;
}

/** Sends one request below `/api` as a caller, and keeps the body of an error. Status 0 means that there was no answer. */
export async function send(
  { url, cookies, errors }: Pick<OpenStore, 'url' | 'cookies' | 'errors'>,
  caller: Caller,
  method: string,
  path: string,
  body?: string,
): Promise<Reply> {
  const startedAt = performance.now();
  try {
    const reply = await fetch(`${url}/api${path}`, {
      method,
      headers: { cookie: cookies[caller], ...(body !== undefined && { 'content-type': 'application/json' }) },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
    });
    const text = await reply.text();
    if (reply.status >= 400) errors.push({ caller, text });
    const isJson = reply.headers.get('content-type')?.includes('json') ?? false;
    return { status: reply.status, text, isJson, ms: performance.now() - startedAt };
  } catch {
    return { status: 0, text: '', isJson: false, ms: performance.now() - startedAt };
  }
}
