import { createHash } from 'node:crypto';
import type { PageRenderer, PageRequest } from '@shopwright/contracts/page-renderer';
import type { Logger } from '@shopwright/service-kit/runtime/logger';
import { createByteCache } from '../byte-cache';
import { type CatalogReads, createSource, type Source } from '../cache/catalog-reads';
import { compress, type Encoding } from '../compress';

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

export interface PageMaker {
  /** Reads what the page shows, and renders equal content only once. */
  make(request: PageRequest): Promise<Page | { redirectTo: string }>;
  /** Describes the store for language models. */
  overview: PageRenderer['overview'];
  /** Compresses equal content once, for as long as its memory has room. */
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
    overview: (language) => renderer.overview(language),
    make(request) {
      const source = createSource();
      return reads.collect(source, () => make(request, source));
    },
    async encode({ body, key, isRendered }, encoding) {
      const make = () => compress(body, encoding);
      if (encoding === 'identity' || !isRendered) return make();
      return cache.forceFetch(`${encoding} ${key}`, { context: make });
    },
  };
}
