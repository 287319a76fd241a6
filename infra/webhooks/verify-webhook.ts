import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const toleranceSeconds = 5 * 60;

/** Returns why a webhook must not be believed, as Standard Webhooks describes it; undefined for a good one. */
export function findWebhookFault(
  secret: string,
  headers: IncomingHttpHeaders,
  body: string,
  now = new Date(),
): string | undefined {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) => headers[`webhook-${name}`]);
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signatures !== 'string')
    return 'the headers of a webhook are missing';
  if (!(Math.abs(now.getTime() / 1000 - Number(timestamp)) <= toleranceSeconds))
    return 'it was sent more than five minutes ago, or the clocks differ';
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  const isSigned = signatures
    .split(' ')
    .filter((signature) => signature.startsWith('v1,'))
    .map((signature) => Buffer.from(signature.slice('v1,'.length), 'base64'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
  return isSigned ? undefined : 'no signature matches the secret';
}
