import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageRenderer, PageRequest } from '@shopwright/contracts/page-renderer';
import { isPagePath } from '@shopwright/contracts/pages';
import { AppError } from '@shopwright/service-kit/errors';
import type { Logger } from '@shopwright/service-kit/runtime/logger';
import type { Express, Request, Response } from 'express';
import { createByteCache } from '../byte-cache';
import { createSource } from '../cache/catalog-reads';
import type { BffDeps } from '../deps';
import { pageLanguages } from '../middleware/page-languages';
import { readSessionToken } from '../session/cookies';

/** Names pages in metrics and logs, where paths would be too many: no route takes them. */
const pageRoute = { path: '/{*page}' };

const cacheMaxBytes = 32 * 1024 * 1024;
const retryAfterSeconds = 5;
/** Applies to redirects too, because another category may take over an earlier slug. */
const cacheControl = 'private, no-cache';

interface Page {
  status: number;
  language: string;
  body: Buffer;
  /** Names the content, for the compressed bodies of equal pages. */
  key: string;
  /** False for the document without its page. */
  isRendered: boolean;
}

/**
 * Serves a page at every other address. Reads its content through the cache, so that no price or stock is older than a
 * second. Renders equal content only once.
 */
export function renderedPages(app: Express, { config, logger, pages, cache: replies }: BffDeps): void {
  const cache = createByteCache(cacheMaxBytes);
  app.use(async (req, res) => {
    if (looksLikeApi(req.path)) throw new AppError('not_found', 'Not found');
    if (isPagePath(req.path)) req.route = pageRoute;
    const [language = 'en', ...otherLanguages] = pageLanguages(req.originalUrl, req.headers);
    const isSignedOut = readSessionToken(req, config.cookies) === undefined;
    const encoding = encodings.find((each) => req.acceptsEncodings(each)) ?? 'identity';
    const source = createSource();
    const request = { address: addressOf(req), language, otherLanguages, isSignedOut };
    const page = await replies.reads.collect(source, () => makePage(pages, request, cache, logger));
    if ('redirectTo' in page) {
      res.set('Cache-Control', cacheControl).redirect(301, page.redirectTo);
      return;
    }
    describe(res, { ...page, status: isPagePath(req.path) ? page.status : 404 });
    if (page.isRendered && isSignedOut && (await replies.ready.send(req, res, { body: page.body, source }))) return;
    if (encoding !== 'identity') res.set('Content-Encoding', encoding);
    res.send(await encodePage(page, encoding, cache));
  });
}

async function makePage(
  pages: PageRenderer,
  request: PageRequest,
  cache: ReturnType<typeof createByteCache>,
  logger: Logger,
): Promise<Page | { redirectTo: string }> {
  try {
    const { status, language, redirectTo, fingerprint, render } = await pages.prepare(request);
    if (redirectTo !== undefined) return { redirectTo };
    const key = createHash('sha256').update(fingerprint).digest('base64url');
    const known = cache.get(key);
    const body = known ?? Buffer.from(render());
    if (!known) cache.set(key, body);
    return { status, language, body, key, isRendered: true };
  } catch (err) {
    logger.error({ err, path: request.address.split('?')[0] }, 'page not rendered');
    const { language } = request;
    return { status: 200, language, body: Buffer.from(pages.shell(language)), key: language, isRendered: false };
  }
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

/** The smallest encoding comes first. Among those that a browser accepts, none has priority. */
const encodings = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof encodings)[number];

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** A page is compressed once and sent many times: worth more effort than a reply that is sent once. */
const quality = 6;

/** Compresses each content once for those whose pages are not stored: signed-in users, and everyone without the cache. */
async function encodePage(
  { body, key, isRendered }: Page,
  encoding: Encoding,
  cache: ReturnType<typeof createByteCache>,
): Promise<Buffer> {
  if (encoding === 'identity') return body;
  const known = cache.get(`${encoding} ${key}`);
  if (known) return known;
  const encoded = await (encoding === 'br' ? compressBrotli(body) : deflate(body));
  if (isRendered) cache.set(`${encoding} ${key}`, encoded);
  return encoded;
}

const compressBrotli = (bytes: Buffer): Promise<Buffer> =>
  brotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
