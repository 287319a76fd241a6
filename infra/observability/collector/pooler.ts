import type { PoolerState } from '@shopwright/contracts/http/pooler';
import type { Sampler } from '@shopwright/service-kit/metrics/sampler';
import { withDeadline } from '@shopwright/service-kit/runtime/deadline';
import postgres from 'postgres';

const answerWithinMs = 1000;

export interface Pooler {
  state(): Promise<PoolerState>;
  sampler: Sampler;
  close(): Promise<void>;
}

/** Reads PgBouncer's own database, as a user that may look there and change nothing (`stats_users`). */
export function createPooler(url: string): Pooler {
  const sql = postgres(url, {
    max: 1,
    connect_timeout: answerWithinMs / 1000,
    idle_timeout: 60,
    fetch_types: false,
    onnotice: () => undefined,
  });
  const read = async () => {
    // It knows no prepared statements.
    const pools = await withDeadline(sql.unsafe('show pools').simple(), answerWithinMs, 'pgbouncer');
    const own = pools.filter(({ database }) => database !== 'pgbouncer');
    return {
      waiting: own.reduce((sum, { cl_waiting }) => sum + Number(cl_waiting), 0),
      longestWaitSeconds: Math.max(
        0,
        ...own.map(({ maxwait, maxwait_us }) => Number(maxwait) + Number(maxwait_us) / 1e6),
      ),
    };
  };
  return {
    state: () =>
      read().then(
        (found) => ({ isAnswering: true, ...found }),
        () => ({ isAnswering: false, waiting: 0, longestWaitSeconds: 0 }),
      ),
    sampler: {
      name: 'pooler',
      async read() {
        const { waiting, longestWaitSeconds } = await read();
        return [
          {
            name: 'postgres_pooler_transactions_waiting',
            help: 'Transactions that wait in PgBouncer for a connection to Postgres',
            values: [{ value: waiting }],
          },
          {
            name: 'postgres_pooler_longest_wait_seconds',
            help: 'How long the first of them has waited',
            values: [{ value: longestWaitSeconds }],
          },
        ];
      },
    },
    close: () => sql.end({ timeout: 1 }),
  };
}
