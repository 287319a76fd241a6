import * as z from 'zod';
import { endpoint } from '../endpoint';

const pooler = z.object({
  isAnswering: z.boolean(),
  /** Transactions that wait for a connection to Postgres. */
  waiting: z.number(),
  longestWaitSeconds: z.number(),
});
export type PoolerState = z.infer<typeof pooler>;

/** Null in a store without PgBouncer, or without POOLER_STATS_URL. */
export const getPooler = endpoint('traces', 'GET /ops/pooler', {
  summary: 'Returns how many transactions wait in PgBouncer for a connection to Postgres',
  access: 'operator',
  permission: 'operations:read',
  response: z.object({ pooler: pooler.nullable() }),
});
