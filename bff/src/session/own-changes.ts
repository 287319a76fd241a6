import type { RequestHandler, Response } from 'express';
import type { Config } from '../config';
import type { BffDeps } from '../deps';
import { cookieAttributes, readCookie } from './cookies';

/** Several times as long as other instances take to hear of a change. */
const markedMs = 5000;

/** Marks a browser that has just changed the catalog: its next page may come from an instance that has not heard of it yet. */
export function markChange(res: Response, { cookies }: Pick<Config, 'cookies'>): void {
  res.cookie(cookies.change, '1', { ...cookieAttributes(cookies), maxAge: markedMs });
}

/** Asks for changes before such a browser gets what is made from shared reads. Other browsers do not wait. */
export const showOwnChanges =
  ({ config, cache }: Pick<BffDeps, 'config' | 'cache'>): RequestHandler =>
  async (req, _res, next) => {
    if (readCookie(req, config.cookies.change) !== undefined) await cache.feed.check();
    next();
  };
