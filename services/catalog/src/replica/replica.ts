import type { Database } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { isConnectionLost } from '@shopwright/service-kit/http/unavailable';
import type { Sampler } from '@shopwright/service-kit/metrics/sampler';
import { withDeadline } from '@shopwright/service-kit/runtime/deadline';
import type { Logger } from '@shopwright/service-kit/runtime/logger';
import { askPrimary, askReplica } from '../db/wal-position';
import { createLag } from './replica-lag';

/** A visitor's list is never older than this, even where nobody says what its reader has seen. */
const lagMaxMs = 10_000;
const answerWithinMs = 1000;
const silent = 'does not answer';
/** Waiting for longer costs more than the primary does. */
const catchUpWithinMs = 200;
/** Without a check for so long, nothing is known about the replica. */
const knownForMs = 4000;

export interface Replica {
  /**
   * Does a read where it shows all that its reader has seen: on the replica if that has replayed so much, else on the
   * primary, as without `seen`.
   */
  read<T>(seen: string | undefined, work: (database: Database) => Promise<T>): Promise<T>;
  /** Asks again how far the replica is: another server may have its address now. */
  forget(): void;
  /** Compares both servers, once a second. Never throws. */
  check(): Promise<void>;
  sampler: Sampler;
}

interface ReplicaOptions {
  primary: Database;
  replica: Database;
  logger: Pick<Logger, 'warn' | 'info'>;
  now?: () => number;
}

export function createReplica({ primary, replica, logger, now = () => performance.now() }: ReplicaOptions): Replica {
  const lag = createLag();
  let replayed = 0n;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let isCompared = false;
  /** Why it is not read. */
  let fault: string | undefined = 'is not checked yet';
  let asking: Promise<void> | undefined;

  const judge = (found: string | undefined) => {
    if (found === fault) return;
    fault = found;
    if (fault === undefined) logger.info('visitors read lists from the replica');
    else logger.warn(`visitors read lists from the primary: CATALOG_REPLICA_URL ${fault}`);
  };

  const compare = async (): Promise<string | undefined> => {
    const askedAt = now();
    isCompared = false;
    const follower = await askReplica(replica).catch(() => undefined);
    if (follower === undefined) return silent;
    // Asked later, so that the replica can only be ahead of it where it follows another primary.
    const written = await askPrimary(primary).catch(() => undefined);
    if (written === undefined) return 'cannot be compared: the primary does not answer';
    if (follower.system !== written.system) return 'is no copy of the store: it belongs to another Postgres';
    if (!follower.isReplica) return 'is no replica: it takes writes itself';
    // The replica notes the timeline with its next checkpoint: after a failover, within minutes.
    if (follower.timeline !== written.timeline) return 'has another history: it follows a primary of before';
    if (follower.position > written.position) return 'has another history: it is ahead of the primary';
    replayed = follower.position;
    isCompared = true;
    lag.note({ at: askedAt, written: written.position, replayed });
    const behindMs = lag.ms(now());
    if (behindMs === Number.POSITIVE_INFINITY) return 'has not caught up yet';
    return behindMs > lagMaxMs ? `is more than ${lagMaxMs / 1000} s behind` : undefined;
  };

  /** One question for all that wait at the same time. */
  const askAgain = (): Promise<void> => {
    asking ??= askReplica(replica)
      .then(({ position }) => {
        replayed = position;
      })
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };

  const hasReached = async (seen: string): Promise<boolean> => {
    const position = BigInt(seen);
    if (replayed < position) await withDeadline(askAgain(), catchUpWithinMs, 'replica').catch(() => undefined);
    return replayed >= position;
  };

  const isRead = () => fault === undefined && now() - checkedAt < knownForMs;

  return {
    async read(seen, work) {
      if (!seen || !positionForm.test(seen) || !isRead() || !(await hasReached(seen))) return work(primary);
      try {
        return await work(replica);
      } catch (error) {
        if (error instanceof AppError && error.status < 500) throw error;
        // One slow search, or a read that stood in the way of what is replayed, says nothing of those of others.
        if (isConnectionLost(error)) judge(silent);
        return work(primary);
      }
    },
    forget() {
      replayed = 0n;
    },
    async check() {
      judge(await withDeadline(compare(), answerWithinMs, 'replica').catch(() => silent));
      checkedAt = now();
    },
    sampler: {
      name: 'replica',
      async read() {
        // Nothing is known of one that was not compared.
        const behindMs = isCompared && now() - checkedAt < knownForMs ? lag.ms(now()) : Number.POSITIVE_INFINITY;
        return [
          {
            name: 'postgres_replica_lag_seconds',
            help: 'How far the replica for lists of visitors is behind',
            values: Number.isFinite(behindMs) ? [{ value: behindMs / 1000 }] : [],
          },
          {
            name: 'postgres_replica_is_read',
            help: '1 while visitors read lists from the replica',
            values: [{ value: isRead() ? 1 : 0 }],
          },
        ];
      },
    },
  };
}

const positionForm = /^\d{1,20}$/;
