import { randomBytes } from 'node:crypto';
import type { Language } from '@shopwright/contracts/fields';
import type { FeedFormat, Feeds } from '@shopwright/contracts/http/feeds';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { invariant } from '@shopwright/service-kit/errors';
import { desc } from 'drizzle-orm';
import { feedFetches, feedKeys } from '../db/feeds';
import { products } from '../db/products';
import { isFeedItem } from './read-items';

/** 192 random bits. */
const newKey = () => ({ id: 1, key: randomBytes(24).toString('base64url'), rotatedAt: new Date() });

/** The first who asks makes the key; of two at the same time, one. */
export async function getFeeds({ db }: Pick<Database, 'db'>): Promise<Feeds> {
  await db.insert(feedKeys).values(newKey()).onConflictDoNothing();
  return readFeeds(db);
}

export async function rotateFeedKey({ db }: Pick<Database, 'db'>): Promise<Feeds> {
  const { id: _id, ...next } = newKey();
  await db
    .insert(feedKeys)
    .values({ id: 1, ...next })
    .onConflictDoUpdate({ target: feedKeys.id, set: next });
  return readFeeds(db);
}

async function readFeeds(db: Executor): Promise<Feeds> {
  const [[row], items, fetches] = await Promise.all([
    db.select().from(feedKeys),
    db.$count(products, isFeedItem),
    db.select().from(feedFetches).orderBy(desc(feedFetches.fetchedAt)).limit(200),
  ]);
  invariant(row, 'the key was written');
  return {
    key: row.key,
    rotatedAt: row.rotatedAt.toISOString(),
    items,
    fetches: fetches.map(({ format, language, fetchedAt, ...fetch }) => ({
      ...fetch,
      format: format as FeedFormat,
      language: language as Language,
      fetchedAt: fetchedAt.toISOString(),
    })),
  };
}
