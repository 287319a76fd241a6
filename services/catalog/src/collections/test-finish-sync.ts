import type { Database } from '@shopwright/service-kit/database/connection';
import { isNotNull } from 'drizzle-orm';
import { collections } from '../db/collections';
import { syncCollections } from './sync-collections';

/** Lists all products of collections: a call leaves what takes longer than it may to the periodic task. */
export async function finishSync(database: Database): Promise<void> {
  do await syncCollections(database);
  while ((await database.db.$count(collections, isNotNull(collections.syncedTo))) > 0);
}
