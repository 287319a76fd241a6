import { timingSafeEqual } from 'node:crypto';
import type { QueryOf } from '@shopwright/contracts/endpoint';
import type { FeedFormat, readFeed } from '@shopwright/contracts/http/feeds';
import type { Database } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { feedFetches, feedKeys } from '../db/feeds';
import { acpJsonl } from './acp-feed';
import { checkItem } from './check-item';
import type { FeedItem, FeedStore } from './feed-item';
import { googleTsv, googleXml } from './google-feed';
import { metaCsv } from './meta-feed';
import { readContext } from './read-context';
import { readItems } from './read-items';

interface Writer {
  start: (store: FeedStore) => string;
  item: (item: FeedItem, store: FeedStore) => string;
  end: string;
}

const writers: Record<FeedFormat, Writer> = {
  'google.xml': googleXml,
  'google.tsv': googleTsv,
  'meta.csv': metaCsv,
  'acp.jsonl': acpJsonl,
};

/** Of each process: a feed reads the whole catalog, and whoever has its address may ask for it. */
const feedsAtOnceMax = 3;
let writing = 0;

/**
 * Yields a feed as it is read, so that it is as new as the store. Leaves out what its reader would refuse. Throws `not_found` for
 * another key than the current one.
 */
export async function* writeFeed(
  { db }: Pick<Database, 'db'>,
  { format, key, origin, ...market }: QueryOf<typeof readFeed>,
): AsyncGenerator<string> {
  const [current] = await db.select({ key: feedKeys.key }).from(feedKeys);
  if (!current || !isSame(current.key, key)) throw new AppError('not_found', 'No such feed');
  if (writing >= feedsAtOnceMax) {
    throw new AppError('unavailable', 'Several feeds are being read', { retryAfterSeconds: 60 });
  }
  writing += 1;
  try {
    const context = await readContext(db, market, origin);
    const writer = writers[format];
    let text = writer.start(context.store);
    let [items, refused] = [0, 0];
    for await (const batch of readItems(db, context)) {
      const sent = batch.filter((item) => !checkItem(format, item, context.store).some(({ isRefused }) => isRefused));
      items += sent.length;
      refused += batch.length - sent.length;
      text += sent.map((item) => writer.item(item, context.store)).join('');
      // Nothing is sent before the first items were read.
      if (text !== '') yield text;
      text = '';
    }
    yield text + writer.end;
    const row = { fetchedAt: new Date(), items, refused };
    await db
      .insert(feedFetches)
      .values({ format, language: market.language, country: market.country ?? '', ...row })
      .onConflictDoUpdate({ target: [feedFetches.format, feedFetches.language, feedFetches.country], set: row });
  } finally {
    writing -= 1;
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
