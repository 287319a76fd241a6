import { createHash, randomBytes } from 'node:crypto';

/** Returns 256 random bits for the browser's cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Returns what is stored of a token. A fast hash is enough, because a random token cannot be guessed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
