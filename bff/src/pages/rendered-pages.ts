import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Language, languages } from '@shopwright/contracts/fields';
import type { PageRenderer, PageRequest } from '@shopwright/contracts/page-renderer';
import { isPagePath } from '@shopwright/contracts/pages';
import { AppError } from '@shopwright/service-kit/errors';
import type { Logger } from '@shopwright/service-kit/runtime/logger';
import type { Express, Request, Response } from 'express';
import { createByteCache } from '../byte-cache';
import type { BffDeps } from '../deps';
import { readCookie, readSessionToken } from '../session/cookies';

const cacheMaxBytes = 32 * 1024 * 1024;
const retryAfterSeconds = 5;
/** A redirect too is asked for again, because another category may take over an earlier slug. */
const cacheControl = 'private, no-cache';

interface Page {
  status: number;
  language: string;
  body: Buffer;
}

/**
 * Serves a page at every other address. Reads its content again for each request, so that no price or stock is out of
 * date. Renders equal content only once.
 */
export function renderedPages(app: Express, { config, logger, pages }: BffDeps): void {
  const cache = createByteCache(cacheMaxBytes);
  app.use(async (req, res) => {
    if (looksLikeApi(req.path)) throw new AppError('not_found', 'There is nothing here');
    const [language = 'en', ...otherLanguages] = pageLanguages(req);
    const isSignedOut = readSessionToken(req, config.cookies) === undefined;
    const encoding = encodings.find((each) => req.acceptsEncodings(each)) ?? 'identity';
    const page = await makePage(
      pages,
      { address: addressOf(req), language, otherLanguages, isSignedOut },
      encoding,
      cache,
      logger,
    );
    if ('redirectTo' in page) {
      res.set('Cache-Control', cacheControl).redirect(301, page.redirectTo);
      return;
    }
    send(res, { ...page, status: isPagePath(req.path) ? page.status : 404 }, encoding);
  });
}

async function makePage(
  pages: PageRenderer,
  request: PageRequest,
  encoding: Encoding,
  cache: ReturnType<typeof createByteCache>,
  logger: Logger,
): Promise<Page | { redirectTo: string }> {
  try {
    const { status, language, redirectTo, fingerprint, render } = await pages.prepare(request);
    if (redirectTo !== undefined) return { redirectTo };
    const key = `${encoding} ${createHash('sha256').update(fingerprint).digest('base64url')}`;
    const known = cache.get(key);
    const body = known ?? (await encodePage(render(), encoding));
    if (!known) cache.set(key, body);
    return { status, language, body };
  } catch (err) {
    logger.error({ err, path: request.address.split('?')[0] }, 'page not rendered');
    const { language } = request;
    return { status: 200, language, body: await encodePage(pages.shell(language), encoding) };
  }
}

function send(res: Response, { status, language, body }: Page, encoding: Encoding): void {
  if (status === 503) res.set('Retry-After', String(retryAfterSeconds));
  if (encoding !== 'identity') res.set('Content-Encoding', encoding);
  res
    .status(status)
    .set('Cache-Control', cacheControl)
    .set('Content-Language', language)
    .vary('Accept-Encoding, Accept-Language, Cookie')
    .type('html')
    .send(body);
}

/** Path and query alone, also where a client sent the whole address as proxies get it. */
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

/** The smallest first: of those that a browser takes it takes any as gladly. */
const encodings = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof encodings)[number];

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** A page is compressed once and sent many times: worth more effort than a reply that is sent once. */
const quality = 6;

async function encodePage(html: string, encoding: Encoding): Promise<Buffer> {
  const bytes = Buffer.from(html);
  if (encoding === 'br') {
    return brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    });
  }
  return encoding === 'gzip' ? deflate(bytes) : bytes;
}

const isKnown = (code: string | null | undefined): code is Language => languages.some((known) => known === code);

/**
 * Returns the languages of the address, of the visitor's choice and of the browser, in this order, as far as they are
 * known; as web/public/boot.js.
 */
function pageLanguages(req: Request): Language[] {
  const inAddress = new URLSearchParams(req.originalUrl.split('?').slice(1).join('?')).get('lang');
  const accepted = req.acceptsLanguages().map((tag) => tag.slice(0, 2).toLowerCase());
  return [...new Set([inAddress, readCookie(req, 'language'), ...accepted].filter(isKnown))];
}
