import { createHash } from 'node:crypto';
import type { Endpoint } from '@shopwright/contracts/endpoint';
import {
  beginRepeatableCall,
  finishRepeatableCall,
  type KeptResponse,
  keptResponse,
} from '@shopwright/contracts/http/internal-api-keys';
import { fieldError } from '@shopwright/service-kit/errors';
import type { ForwardedResponse, ServiceClient } from '@shopwright/service-kit/http/client';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { type Logger, safeError } from '@shopwright/service-kit/runtime/logger';
import type { Request } from 'express';

const keyMax = 255;

/** Responses to calls that did nothing, so that the client may correct them and use the same key. */
const forgotten = new Set([400, 401, 403, 413, 415, 429, 503]);

export interface RepeatableCall {
  apiKeyId: number;
  key: string;
  fingerprint: string;
}

/** Returns what names the call, where a client with an API key may repeat it. Throws for a key that is too long. */
export function toRepeatableCall(
  endpoint: Pick<Endpoint, 'method' | 'upload'>,
  { apiKey }: Actor,
  req: Request,
  body: unknown,
): RepeatableCall | undefined {
  const key = req.get('idempotency-key');
  if (!apiKey || key === undefined || endpoint.method === 'GET' || endpoint.upload?.isStreamed) return undefined;
  if (key.length === 0 || key.length > keyMax)
    throw fieldError('invalid_request', 'Idempotency-Key', `Must be 1 to ${keyMax} characters`);
  const hash = createHash('sha256').update(`${req.method} ${req.originalUrl}\n`);
  if (Buffer.isBuffer(body)) hash.update(body);
  return { apiKeyId: apiKey.id, key, fingerprint: hash.digest('hex') };
}

/** The key by which services tell a repeated request: that of one client says nothing about another's. */
export const keyForServices = ({ apiKeyId, key }: RepeatableCall): string =>
  `api-key-${apiKeyId}-${createHash('sha256').update(key).digest('hex')}`;

interface Made {
  make: () => Promise<ForwardedResponse>;
  showsSecret: boolean;
}

/** Makes a call once, and answers its repetitions with the first response: without its body, where that has a secret. */
export async function answerOnce(
  { auth, logger }: { auth: Pick<ServiceClient, 'call'>; logger: Pick<Logger, 'error'> },
  call: RepeatableCall,
  { make, showsSecret }: Made,
): Promise<ForwardedResponse> {
  const { kept } = await auth.call(beginRepeatableCall, { body: call });
  if (kept) return toResponse(kept);
  const { apiKeyId, key } = call;
  // A call that failed without a response may have done its work, so it is neither repeated nor forgotten.
  const response = await make();
  const { status } = response;
  const body = showsSecret && status < 300 ? '' : response.body.toString('utf8');
  const result = forgotten.has(status) ? null : (keptResponse.safeParse({ status, body }).data ?? tooLong(status));
  await auth.call(finishRepeatableCall, { body: { apiKeyId, key, kept: result } }).catch((error: unknown) => {
    logger.error({ err: safeError(error), apiKeyId }, 'a response was not kept');
  });
  return response;
}

const tooLong = (status: number): KeptResponse => ({ status, body: '' });

function toResponse({ status, body }: KeptResponse): ForwardedResponse {
  const headers: Record<string, string> = { 'content-type': 'application/json', 'idempotent-replayed': 'true' };
  return { status, body: Buffer.from(body), header: (name) => headers[name] };
}
