import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageRenderer, PageRequest } from '@shopwright/contracts/page-renderer';
import type { Logger } from '@shopwright/service-kit/runtime/logger';
import { createByteCache } from '../byte-cache';
import { type CatalogReads, createSource, type Source } from '../cache/catalog-reads';

const cacheMaxBytes = 32 * 1024 * 1024;

export interface Page {
  status: number;
  language: string;
  body: Buffer;
  /** Names the content, for the compressed bodies of equal pages. */
  key: string;
  /** False for the document without its page. */
  isRendered: boolean;
  source: Source;
}

export type Encoding = 'br' | 'gzip' | 'identity';

export interface PageMaker {
  /** Reads what the page shows, and renders equal content only once. */
  make(request: PageRequest): Promise<Page | { redirectTo: string }>;
  /** Compresses each content once. */
  encode(page: Page, encoding: Encoding): Promise<Buffer>;
}

interface MakerDeps {
  renderer: PageRenderer;
  reads: Pick<CatalogReads, 'collect'>;
  logger: Pick<Logger, 'error'>;
}

export function createPageMaker({ renderer, reads, logger }: MakerDeps): PageMaker {
  const cache = createByteCache(cacheMaxBytes);

  const make = async (request: PageRequest, source: Source): Promise<Page | { redirectTo: string }> => {
    try {
      const { status, language, redirectTo, fingerprint, render } = await renderer.prepare(request);
      if (redirectTo !== undefined) return { redirectTo };
      const key = createHash('sha256').update(fingerprint).digest('base64url');
      const known = cache.get(key);
      const body = known ?? Buffer.from(render());
      if (!known) cache.set(key, body);
      return { status, language, body, key, isRendered: true, source };
    } catch (err) {
      logger.error({ err, path: request.address.split('?')[0] }, 'page not rendered');
      const { language } = request;
      const body = Buffer.from(renderer.shell(language));
      return { status: 200, language, body, key: language, isRendered: false, source };
    }
  };

  return {
    make(request) {
      const source = createSource();
      return reads.collect(source, () => make(request, source));
    },
    async encode({ body, key, isRendered }, encoding) {
      if (encoding === 'identity') return body;
      const known = cache.get(`${encoding} ${key}`);
      if (known) return known;
      const encoded = await (encoding === 'br' ? compressBrotli(body) : deflate(body));
      if (isRendered) cache.set(`${encoding} ${key}`, encoded);
      return encoded;
    },
  };
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** A page is compressed once and sent many times: worth more effort than a reply that is sent once. */
const quality = 6;

const compressBrotli = (bytes: Buffer): Promise<Buffer> =>
  brotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
