import { createHash } from 'node:crypto';
import { fieldError } from '@shopwright/service-kit/errors';
import type { Request } from 'express';

const keyMax = 255;
const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Adds the key of the header `Idempotency-Key` to a body that has none of its own. Any text is a key. */
export function withRequestKey<Body extends { requestId?: string }>(req: Request, body: Body): Body {
  const header = req.get('idempotency-key');
  if (header === undefined || body.requestId !== undefined) return body;
  if (header.length > keyMax)
    throw fieldError('invalid_request', 'Idempotency-Key', `Must be at most ${keyMax} characters`);
  return { ...body, requestId: uuidPattern.test(header) ? header.toLowerCase() : toUuid(header) };
}

/** Returns the same UUID for the same text. */
export function toUuid(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
