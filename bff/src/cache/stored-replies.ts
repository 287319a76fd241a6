import { LRUCache } from 'lru-cache';
import { type ReadyReply, sizeOf } from './ready-reply';
import type { ReplyKey } from './reply-key';

/** Anyone can ask for images in many sizes, and for queries and lists of languages without end: each has its own memory. */
const shares = { images: 1 / 6, queries: 1 / 3, addresses: 1 / 2 };
type Share = keyof typeof shares;

const shareOf = ({ kind, key }: ReplyKey): Share =>
  kind === 'images' ? 'images' : key.includes('?') ? 'queries' : 'addresses';

type Replies = LRUCache<string, ReadyReply>;

/** Stores the most recently used replies of each kind within its share of `maxBytes`. */
export function createStoredReplies(maxBytes: number) {
  const create = (share: Share): Replies =>
    new LRUCache({ maxSize: Math.max(1, Math.floor(maxBytes * shares[share])), sizeCalculation: sizeOf });
  const replies = { images: create('images'), queries: create('queries'), addresses: create('addresses') };
  return {
    of: (named: ReplyKey): Replies => replies[shareOf(named)],
    clear() {
      for (const each of Object.values(replies)) each.clear();
    },
  };
}
