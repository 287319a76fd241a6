import { randomBytes } from 'node:crypto';
import type { Request } from './run-load';

export interface Load {
  name: string;
  requests: Request[];
  /** Visitors may get it from the cache. */
  isCached: boolean;
}

const get = (path: string, headers?: Request['headers']): Request => ({ method: 'GET', path, headers });
const terms = ['microphone', 'wireless', 'aurex', 'teleprompter', 'kestrel studio', 'bundle'];

/** Returns what visitors read most: lists, searches and pages. */
export function visitorReads(productIds: readonly number[], categoryIds: readonly number[]): Load[] {
  const each = (path: (id: number) => string) => productIds.map((id) => get(path(id)));
  const search = (path: string) => terms.map((term) => get(path + encodeURIComponent(term)));
  return [
    {
      name: 'list of 24',
      requests: categoryIds.map((id) => get(`/api/products?limit=24&categoryId=${id}`)),
      isCached: true,
    },
    { name: 'search', requests: search('/api/products?limit=24&search='), isCached: true },
    {
      name: 'suggestions',
      requests: terms.map((term) => get(`/api/search/suggestions?q=${term.slice(0, 4)}`)),
      isCached: true,
    },
    {
      name: 'detail',
      requests: each((id) => `/api/products/${id}`),
      isCached: true,
    },
    { name: 'home, rendered', requests: [get('/')], isCached: true },
    { name: 'product page, rendered', requests: each((id) => `/product/${id}`), isCached: true },
  ];
}

/** Returns what no cache may answer: 64 visitors change their carts, staff look at the newest orders. */
export function liveCalls(productIds: readonly number[], staffCookie: string): Load[] {
  const carts = Array.from({ length: 64 }, (_, index): Request => {
    const items = [{ productId: productIds[index % productIds.length], quantity: 1 + (index % 3) }];
    return {
      method: 'PUT',
      path: '/api/cart',
      headers: { 'content-type': 'application/json', cookie: `visitor=${randomBytes(18).toString('base64url')}` },
      body: JSON.stringify({ items }),
    };
  });
  return [
    { name: 'cart', requests: carts, isCached: false },
    { name: 'orders desk', requests: [get('/api/orders?limit=50', { cookie: staffCookie })], isCached: false },
  ];
}

/** Returns the body of the response. Throws where the store does not answer as it should. */
export async function readBody(origin: string, { method, path, headers, body }: Request): Promise<Buffer<ArrayBuffer>> {
  const plain = { ...(headers as Record<string, string> | undefined), 'accept-encoding': 'identity' };
  const response = await fetch(origin + path, { method, headers: plain, body: body as string, redirect: 'manual' });
  const read = Buffer.from(await response.arrayBuffer());
  if (response.status !== 200) throw new Error(`${method} ${path}: ${response.status}`);
  return read;
}
