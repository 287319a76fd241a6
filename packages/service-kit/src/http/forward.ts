import { errorBody } from '@shopwright/contracts/errors';
import { AppError } from '../errors';
import { sleep } from '../runtime/deadline';
import { type OutgoingCall, send, type Target, unreachable } from './client';
import type { InternalTokens } from './internal-token';

export interface ForwardedReply {
  status: number;
  header(name: string): string | undefined;
  body: Buffer;
}

/** Replies are pages of JSON; a longer one is an error of the service. */
const replyMaxBytes = 4 * 1024 * 1024;
const connectionLost = new Set(['ECONNREFUSED', 'ECONNRESET', 'UND_ERR_SOCKET']);

/**
 * Forwards a request to a service and returns the reply unchanged. Throws `unavailable` without a reply, `timeout` if it
 * takes too long, and `bad_gateway` if it is not JSON. Reads the whole reply first, so that an incomplete one is an
 * error. Retries a read once after a broken connection: the service may just have restarted.
 */
export async function forwardRequest(
  tokens: InternalTokens,
  endpoint: Target,
  call: OutgoingCall,
): Promise<ForwardedReply> {
  try {
    return await sendAndRead(tokens, endpoint, call);
  } catch (error) {
    const code = ((error as AppError).cause as { code?: string } | undefined)?.code ?? '';
    if (endpoint.method !== 'GET' || !connectionLost.has(code)) throw error;
    await sleep(50 + Math.random() * 100);
    return sendAndRead(tokens, endpoint, call);
  }
}

async function sendAndRead(tokens: InternalTokens, endpoint: Target, call: OutgoingCall): Promise<ForwardedReply> {
  const response = await send(tokens, endpoint, call);
  const body = await readReply(endpoint, response.body);
  const header = (name: string) => {
    const value = response.headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  };
  if (!isOurs(response.statusCode, header('content-type') ?? '', body)) {
    throw new AppError('bad_gateway', `${endpoint.service} ${endpoint.path} answered ${response.statusCode}, not JSON`);
  }
  return { status: response.statusCode, header, body };
}

async function readReply(endpoint: Target, stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of stream) {
      bytes += chunk.length;
      if (bytes > replyMaxBytes) break;
      chunks.push(chunk);
    }
  } catch (cause) {
    const error = unreachable(endpoint, cause);
    if (error.code === 'timeout') throw error;
    throw new AppError('bad_gateway', `${endpoint.service} ${endpoint.path} broke off its answer`, { cause });
  }
  if (bytes > replyMaxBytes) throw new AppError('bad_gateway', `${endpoint.service} ${endpoint.path} sent too much`);
  return Buffer.concat(chunks);
}

/** Accepts the one error shape for an error, and JSON or an empty body otherwise. */
function isOurs(status: number, contentType: string, body: Buffer): boolean {
  if (body.length === 0) return status < 400;
  if (!/^application\/json\b/i.test(contentType)) return false;
  if (status < 400) return true;
  try {
    return errorBody.safeParse(JSON.parse(body.toString('utf8'))).success;
  } catch {
    return false;
  }
}
