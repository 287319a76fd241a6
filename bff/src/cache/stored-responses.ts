import { LRUCache } from 'lru-cache';
import { type ReadyResponse, sizeOf } from './ready-response';
import type { ResponseKey } from './response-key';

/** Anyone can ask for images in many sizes, and for queries and lists of languages without end: each has its own memory. */
const shares = { images: 1 / 6, queries: 1 / 3, addresses: 1 / 2 };
type Share = keyof typeof shares;

const shareOf = ({ kind, key }: ResponseKey): Share =>
  kind === 'images' ? 'images' : key.includes('?') ? 'queries' : 'addresses';

type Responses = LRUCache<string, ReadyResponse>;

/** Stores the most recently used responses of each kind within its share of `maxBytes`. */
export function createStoredResponses(maxBytes: number) {
  const create = (share: Share): Responses =>
    new LRUCache({ maxSize: Math.max(1, Math.floor(maxBytes * shares[share])), sizeCalculation: sizeOf });
  const responses = { images: create('images'), queries: create('queries'), addresses: create('addresses') };
  return {
    of: (named: ResponseKey): Responses => responses[shareOf(named)],
    clear() {
      for (const each of Object.values(responses)) each.clear();
    },
  };
}
