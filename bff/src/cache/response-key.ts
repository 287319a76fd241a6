import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Config } from '../config';
import { imageName, pickType } from '../images/image-rules';
import { hasOneHost } from '../middleware/csrf';
import type { ResponseKind } from '../middleware/hit-limits';
import { pageLanguages } from '../middleware/page-languages';
import { offersApiKey } from '../session/api-key';
import { normalizeTarget } from './catalog-reads';

export interface ResponseKey {
  kind: ResponseKind;
  /** Equal for requests with equal responses. */
  key: string;
  /** Names a page in the first language of the visitor, which their others do not change. */
  inFirst?: { language: string; key: string };
}

const longestUrl = 2000;
/** The formats that clients prefer to the original's. */
const imageTypes = new LRUCache<string, string>({ max: 500, memoMethod: (accept) => pickType(accept, 'image/png') });
const apiKeys = new LRUCache<string, ResponseKey>({
  max: 5000,
  memoMethod: (url) => ({ kind: 'api', key: normalizeTarget(url) }),
});

/**
 * Returns a function that names the response to a request: by path, sorted query, and what its kind varies by; an image by its
 * size and format instead of its query. Undefined for
 * a request that must not be answered from the cache: a write, one with a session or an API key, or one that Express refuses for its Host.
 */
export function createResponseKeys({
  cookies,
}: Pick<Config, 'cookies'>): (req: IncomingMessage) => ResponseKey | undefined {
  const session = new RegExp(`(?:^|;)\\s*${cookies.session}\\s*=`);
  return ({ method, url = '', headers, rawHeaders }) => {
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    if (!url.startsWith('/') || url.length > longestUrl) return undefined;
    if (!hasOneHost({ rawHeaders })) return undefined;
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return undefined;
    if (url.startsWith('/images/') || url.startsWith('/uploads/')) {
      const named = imageName(url);
      if (!named) return undefined;
      return {
        kind: 'images',
        key: named.isResized ? `${imageTypes.memo(headers.accept ?? '')} ${named.name}` : named.name,
      };
    }
    const { cookie } = headers;
    if (offersApiKey({ headers })) return undefined;
    if (cookie !== undefined && session.test(cookie)) return undefined;
    if (url.startsWith('/api/')) return apiKeys.memo(url);
    const wanted = pageLanguages(url, headers);
    const [language = 'en'] = wanted;
    // Anyone can send any list: those of the same first language share its page, where the store offers it.
    return { kind: 'pages', key: `?${wanted.join()} ${url}`, inFirst: { language, key: `${language} ${url}` } };
  };
}
