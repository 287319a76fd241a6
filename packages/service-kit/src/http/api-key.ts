import { createHash, randomBytes } from 'node:crypto';

/** Scanners of leaked secrets find keys by it. */
const prefix = 'swk_live_';
const form = /^swk_live_([\w-]{32})([0-9a-f]{6})$/;

const checksum = (secret: string): string =>
  createHash('sha256')
    .update(prefix + secret)
    .digest('hex')
    .slice(0, 6);

/** Returns 192 random bits with a checksum, by which a mistyped key is told without a look-up. */
export function drawApiKey(): string {
  const secret = randomBytes(24).toString('base64url');
  return prefix + secret + checksum(secret);
}

export function isApiKey(text: string): boolean {
  const [, secret = '', sum] = form.exec(text) ?? [];
  return sum !== undefined && checksum(secret) === sum;
}

/** Returns what an `Authorization` header offers as an API key, whether or not it is one. */
export const readApiKey = (authorization: string | undefined): string | undefined =>
  /^Bearer\s+(swk_\S*)\s*$/i.exec(authorization ?? '')?.[1];
