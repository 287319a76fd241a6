import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits: the session's name in the browser's cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** How a token is kept. It is random, so a plain hash is enough: there is nothing to guess. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
