import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { putRewardTerms as putEndpoint } from '@shopwright/contracts/http/rewards';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { lt } from 'drizzle-orm';
import { rewardTerms } from '../db/schema';

export async function hasPaidShipping(db: Executor): Promise<boolean> {
  const [terms] = await db.select().from(rewardTerms);
  return terms?.hasPaidShipping ?? false;
}

/** The condition keeps the newest of two that arrive concurrently. */
export async function putRewardTerms(db: Executor, terms: BodyOf<typeof putEndpoint>): Promise<undefined> {
  await db
    .insert(rewardTerms)
    .values(terms)
    .onConflictDoUpdate({ target: rewardTerms.id, set: terms, setWhere: lt(rewardTerms.version, terms.version) });
  return undefined;
}
