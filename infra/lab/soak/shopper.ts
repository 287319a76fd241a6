import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { buyOne, type Target } from '../bench/purchases';

export interface Counts {
  requests: number;
  /** Responses of 500 and above, and requests without a response. */
  failed: number;
  orders: number;
  /** Purchases that did not end as a confirmed order. */
  lost: number;
}

const words = ['microphone', 'wireless', 'aurex', 'teleprompter', 'kestrel studio', 'bundle', 'webcm', 'ring light'];

/** Looks around, fills a cart and sometimes buys, as another visitor each time, until `isOver`. */
export async function shop(
  target: Target,
  productIds: readonly number[],
  counts: Counts,
  isOver: () => boolean,
): Promise<void> {
  const one = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
  while (!isOver()) {
    const cookie = `visitor=${randomBytes(18).toString('base64url')}`;
    const send = async (path: string, init: RequestInit = {}) => {
      counts.requests += 1;
      const response = await fetch(target.store + path, { ...init, headers: { ...init.headers, cookie } }).catch(
        () => undefined,
      );
      await response?.arrayBuffer();
      if (!response || response.status >= 500) counts.failed += 1;
    };
    const pause = () => sleep(500 + Math.random() * 1000);
    const items = [{ productId: one(productIds), quantity: 1 }];
    // A price that is hardly asked for twice is not in the cache.
    const min = Math.floor(Math.random() * 10_000) / 100;
    const paths = ['/', `/api/products?limit=24&minPrice=${min}&search=${one(words)}`, `/product/${one(productIds)}`];
    for (const path of [...paths, `/api/search/suggestions?q=${one(words)}`, `/api/products/${one(productIds)}`]) {
      await send(path);
      await pause();
    }
    const headers = { 'content-type': 'application/json' };
    await send('/api/cart', { method: 'PUT', headers, body: JSON.stringify({ items }) });
    await pause();
    if (Math.random() < 0.3) {
      if (await buyOne(target, one(productIds)).catch(() => false)) counts.orders += 1;
      else counts.lost += 1;
    }
  }
}
