import { AsyncLocalStorage } from 'node:async_hooks';
import { defaultTimeoutMs, type Endpoint } from '@shopwright/contracts/endpoint';
import { seenHeader } from '@shopwright/contracts/http/internal';
import { publicEndpoints } from '@shopwright/contracts/public-endpoints';
import { type ForwardedResponse, forwardRequest, type Target } from '@shopwright/service-kit/http/client';
import type { InternalTokens } from '@shopwright/service-kit/http/internal-token';
import { LRUCache } from 'lru-cache';
import { withOwnMemory } from '../byte-cache';
import type { Config } from '../config';
import { inOwnBudget } from '../middleware/request-scope';
import type { ChangeFeed, ContentVersion } from './change-feed';

/** A product stops being new by time alone. */
const keptMs = 60_000;
const overheadBytes = 1000;

const visitor = { role: 'anonymous' } as const;

/** The products and searches that a page or response was made from. */
export interface Source {
  products: Set<number>;
  /** True if it has more than the products that it names. */
  showsOthers: boolean;
  /** The searches among these reads. Each counts as a search again whenever the result is shown. */
  searches: Set<string>;
  /** False if something could not be read. */
  isComplete: boolean;
}

interface StoredRead extends ContentVersion {
  response: ForwardedResponse;
  storedAt: number;
}

interface InFlightRead {
  position: number;
  startedAt: number;
  response: Promise<ForwardedResponse>;
}

export interface CatalogReads {
  /** Reads a path of the catalog with its query as a visitor does. */
  read(endpoint: Readable | undefined, target: string): Promise<ForwardedResponse>;
  /** Runs work, and adds what it reads to the source. */
  collect<T>(source: Source, work: () => T): T;
}

export const createSource = (): Source => ({
  products: new Set(),
  showsOthers: false,
  searches: new Set(),
  isComplete: true,
});

interface ReadsOptions {
  config: Config;
  tokens: InternalTokens;
  feed: ChangeFeed;
  maxBytes: number;
  onSearch: (target: string) => void;
}

/**
 * Reads the catalog as a visitor, once for all callers that want the same at the same time, and not again until it
 * changes. While changes are unknown, nothing is stored for longer than callers may share a read. Reads that no cached
 * endpoint declares are forwarded each time.
 */
export function createCatalogReads({ config, tokens, feed, maxBytes, onSearch }: ReadsOptions): CatalogReads {
  const stored =
    maxBytes > 0
      ? new LRUCache<string, StoredRead>({
          maxSize: maxBytes,
          sizeCalculation: ({ response }, key) => response.body.length + key.length + overheadBytes,
        })
      : undefined;
  const inFlight = new Map<string, InFlightRead>();
  const sources = new AsyncLocalStorage<Source>();

  const ask = async (endpoint: Readable, target: string): Promise<ForwardedResponse> => {
    // A feed that does not know the newest change cannot say what a reader has seen.
    const { seen } = feed;
    const headers: Record<string, string> = seen !== undefined && feed.isCurrent() ? { [seenHeader]: seen } : {};
    const call = { url: config.upstreams.catalog, target, actor: visitor, headers };
    const response = await forwardRequest(tokens, endpoint, call);
    return { ...response, body: withOwnMemory(response.body) };
  };

  const find = (key: string): ForwardedResponse | undefined => {
    const found = stored?.get(key);
    if (!found || !feed.isCurrent()) return undefined;
    if (feed.covers(found) && performance.now() - found.storedAt < keptMs) return found.response;
    stored?.delete(key);
    return undefined;
  };

  const fetch = (endpoint: Readable, key: string, target: string): Promise<ForwardedResponse> => {
    const startedAt = performance.now();
    const known = inFlight.get(key);
    if (known && known.position === feed.position && startedAt - known.startedAt < feed.sharedMs) {
      if (isSearch(target)) onSearch(target);
      return known.response;
    }
    const { position } = feed;
    const read: InFlightRead = { position, startedAt, response: inOwnBudget(() => ask(endpoint, target)) };
    inFlight.set(key, read);
    const end = (response?: ForwardedResponse) => {
      if (inFlight.get(key) === read) inFlight.delete(key);
      if (response?.status !== 200) return;
      const version = {
        position,
        products: shownProducts(endpoint, response),
        showsNoOthers: isOneProduct(endpoint),
      };
      if (feed.covers(version)) stored?.set(key, { ...version, response, storedAt: startedAt });
    };
    read.response.then(end, () => end());
    return read.response;
  };

  const readCached = async (endpoint: Readable, target: string): Promise<ForwardedResponse> => {
    await feed.whenCurrent();
    const key = normalizeTarget(target);
    const found = find(key);
    if (!found) return fetch(endpoint, key, target);
    if (isSearch(target)) onSearch(target);
    return found;
  };

  return {
    async read(named, target) {
      const endpoint = named ?? endpointAt(target);
      const source = sources.getStore();
      try {
        const response = await (stored && endpoint.isCached ? readCached(endpoint, target) : ask(endpoint, target));
        if (source) add(source, endpoint, target, response);
        return response;
      } catch (error) {
        if (source) source.isComplete = false;
        throw error;
      }
    },
    collect: (source, work) => sources.run(source, work),
  };
}

function add(source: Source, endpoint: Readable, target: string, response: ForwardedResponse): void {
  if (!endpoint.isCached || response.status >= 500) source.isComplete = false;
  if (!isOneProduct(endpoint)) source.showsOthers = true;
  for (const id of shownProducts(endpoint, response)) source.products.add(id);
  if (isSearch(target)) source.searches.add(target);
}

const catalogReads = publicEndpoints
  .filter(({ service, method }) => service === 'catalog' && method === 'GET')
  .map((endpoint) => ({ endpoint, pattern: new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`) }));

/** The part of an endpoint that a read needs. */
type Readable = Target & Pick<Endpoint, 'isCached'>;

const unknownRead: Readable = {
  service: 'catalog',
  method: 'GET',
  path: '/(for a page)',
  timeoutMs: defaultTimeoutMs,
  priority: 'browsing',
};

const endpointAt = (target: string): Readable => {
  const path = target.split('?', 1)[0] ?? '';
  return catalogReads.find(({ pattern }) => pattern.test(path))?.endpoint ?? unknownRead;
};

/** Sorts the query, so that its order makes no second entry. A repeated name keeps its order. */
export function normalizeTarget(target: string): string {
  const at = target.indexOf('?');
  if (at === -1 || !target.includes('&', at)) return target;
  const pairs = target.slice(at + 1).split('&');
  const nameOf = (pair: string) => pair.split('=', 1)[0] ?? '';
  return `${target.slice(0, at)}?${pairs.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : 0)).join('&')}`;
}

const isSearch = (target: string): boolean => /^\/products\?(.*&)?search=/.test(target);

/**
 * The triggers name each product whose read changes when another one does: its variants, and a bundle that contains it. What a
 * product's read depends on besides is reported as everything.
 */
const isOneProduct = ({ path }: Readable): boolean => path === '/products/:id';

/**
 * Returns the products whose stock the response shows. The result may include others, since a product names those that it
 * contains.
 */
function shownProducts({ path }: Readable, { body }: ForwardedResponse): number[] {
  if (path !== '/products' && path !== '/products/:id') return [];
  return Array.from(body.toString('latin1').matchAll(/"id":(\d+)/g), ([, id]) => Number(id));
}
