import type { Executor } from '@shopwright/service-kit/database/connection';
import { lt } from 'drizzle-orm';
import { teamEvents } from '../db/schema';

type TeamEvent = Pick<typeof teamEvents.$inferInsert, 'kind' | 'actorId' | 'userId' | 'email' | 'about'>;

const keepMs = 400 * 24 * 3_600_000;

/** Adds a line to the log of the team, in the transaction of the change. */
export async function recordTeamEvent(tx: Executor, event: TeamEvent, now: Date): Promise<void> {
  await tx.insert(teamEvents).values({ ...event, createdAt: now });
}

export async function purgeTeamEvents(tx: Executor, now: Date): Promise<void> {
  await tx.delete(teamEvents).where(lt(teamEvents.createdAt, new Date(now.getTime() - keepMs)));
}
