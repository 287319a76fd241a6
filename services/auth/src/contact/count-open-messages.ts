import type { ResponseOf } from '@shopwright/contracts/endpoint';
import type { countWaitingMessages } from '@shopwright/contracts/http/store-analytics';
import type { Database } from '@shopwright/service-kit/database/connection';
import { count, eq } from 'drizzle-orm';
import { contactMessages } from '../db/schema';

/** Counts messages that are not handled. */
export async function countOpenMessages({ db }: Database): Promise<ResponseOf<typeof countWaitingMessages>> {
  const isOpen = eq(contactMessages.isHandled, false);
  const [row] = await db.select({ openMessages: count() }).from(contactMessages).where(isOpen);
  return row ?? { openMessages: 0 };
}
