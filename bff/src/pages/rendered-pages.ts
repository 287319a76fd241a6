import { findPagePath } from '@shopwright/contracts/pages';
import { AppError } from '@shopwright/service-kit/errors';
import type { Express, Request, Response } from 'express';
import type { EncodeBody } from '../cache/ready-response';
import { encodings } from '../compress';
import type { BffDeps } from '../deps';
import { pageLanguages } from '../middleware/page-languages';
import { readSessionToken } from '../session/cookies';
import type { Page } from './page-maker';

/** Names pages in metrics and logs, where paths would be too many: no route takes them. */
const toPageRoute = (nameInTraces: string) => ({ path: '/{*page}', nameInTraces });

const retryAfterSeconds = 5;
/** Applies to redirects too, because another category may take over an earlier slug. */
const cacheControl = 'private, no-cache';

/**
 * Serves a page at every other address. Reads its content through the cache, so that no price or stock is older than a
 * second. Renders equal content only once.
 */
export function renderedPages(app: Express, { config, pages, cache: { ready } }: BffDeps): void {
  app.use(async (req, res) => {
    if (looksLikeApi(req.path)) throw new AppError('not_found', 'Not found');
    const pagePath = findPagePath(req.path);
    if (pagePath !== undefined) req.route = toPageRoute(pagePath);
    const [language = 'en', ...otherLanguages] = pageLanguages(req.originalUrl, req.headers);
    const isSignedOut = readSessionToken(req, config.cookies) === undefined;
    const encoding = encodings.find((each) => req.acceptsEncodings(each)) ?? 'identity';
    const page = await pages.make({ address: addressOf(req), language, otherLanguages, isSignedOut });
    if ('redirectTo' in page) {
      res.set('Cache-Control', cacheControl).redirect(301, page.redirectTo);
      return;
    }
    describe(res, { ...page, status: pagePath === undefined ? 404 : page.status });
    const { body, source } = page;
    const encodeBody: EncodeBody = (each) => pages.encode(page, each);
    if (page.isRendered && isSignedOut && (await ready.send(req, res, { body, source, encodeBody }))) return;
    if (encoding !== 'identity') res.set('Content-Encoding', encoding);
    res.send(await encodeBody(encoding));
  });
}

function describe(res: Response, { status, language }: Page): void {
  if (status === 503) res.set('Retry-After', String(retryAfterSeconds));
  res
    .status(status)
    .set('Cache-Control', cacheControl)
    .set('Content-Language', language)
    .vary('Accept-Encoding, Accept-Language, Cookie')
    .type('html');
}

/** Uses path and query alone, even if a client sent the whole address, as proxies get it. */
function addressOf(req: Request): string {
  const at = req.originalUrl.indexOf('?');
  const query = at === -1 ? '' : req.originalUrl.slice(at);
  return (isReadable(req.path) ? req.path : `/${encodeURIComponent(req.path)}`) + query;
}

function isReadable(encoded: string): boolean {
  try {
    decodeURIComponent(encoded);
    return true;
  } catch {
    return false;
  }
}

/** Recognizes "/API/x", "//api/x" and "/%61pi/x" too: their callers expect JSON, not a page. */
function looksLikeApi(requested: string): boolean {
  const decoded = requested.replace(/%[0-9a-f]{2}/gi, (code) =>
    String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  );
  return /^[/\\.]*api([/\\]|$)/i.test(decoded);
}
