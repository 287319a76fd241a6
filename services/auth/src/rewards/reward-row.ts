import type { Reward } from '@shopwright/contracts/http/rewards';
import type { rewards } from '../db/schema';
import { getRewardState } from './reward-rules';

export type RewardRow = typeof rewards.$inferSelect;

export const toReward = (row: RewardRow, now: Date): Reward => ({
  id: row.id,
  kind: row.kind,
  state: getRewardState(row, now),
  createdAt: row.createdAt.toISOString(),
  usedAt: row.usedAt?.toISOString() ?? null,
});
