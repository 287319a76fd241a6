import type { Caller, OpenStore } from './open-store';

export interface Reply {
  status: number;
  text: string;
  isJson: boolean;
  ms: number;
}

/** Sends one request below `/api` as a caller. Status 0 means that the connection was closed without an answer. */
export async function send(
  { url, cookies }: Pick<OpenStore, 'url' | 'cookies'>,
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
    const isJson = reply.headers.get('content-type')?.includes('json') ?? false;
    return { status: reply.status, text, isJson, ms: performance.now() - startedAt };
  } catch {
    return { status: 0, text: '', isJson: false, ms: performance.now() - startedAt };
  }
}
