import type { ReplicaFault, ReplicaState } from '@shopwright/contracts/http/replica';
import type { Database } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { isConnectionLost } from '@shopwright/service-kit/http/unavailable';
import type { Sampler } from '@shopwright/service-kit/metrics/sampler';
import { withDeadline } from '@shopwright/service-kit/runtime/deadline';
import type { Logger } from '@shopwright/service-kit/runtime/logger';
import { askPrimary, askReplica } from '../db/wal-position';
import { faultTexts, lagMaxMs } from './fault-texts';
import { createLag } from './replica-lag';

const answerWithinMs = 1000;
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
  state(): ReplicaState;
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
  let fault: ReplicaFault | undefined = 'unchecked';
  let asking: Promise<void> | undefined;

  const judge = (found: ReplicaFault | undefined) => {
    if (found === fault) return;
    fault = found;
    if (fault === undefined) logger.info('visitors read lists from the replica');
    else logger.warn(`visitors read lists from the primary: CATALOG_REPLICA_URL ${faultTexts[fault]}`);
  };

  /** Each server has its own time, so that the fault says which one is silent. */
  const answerOf = <T>(asked: Promise<T>) => withDeadline(asked, answerWithinMs, 'replica').catch(() => undefined);

  const compare = async (): Promise<ReplicaFault | undefined> => {
    const askedAt = now();
    const follower = await answerOf(askReplica(replica));
    if (follower === undefined) return 'silent';
    // Asked later, so that the replica can only be ahead of it where it follows another primary.
    const written = await answerOf(askPrimary(primary));
    if (written === undefined) return 'primary_silent';
    if (follower.system !== written.system) return 'other_postgres';
    if (!follower.isReplica) return 'takes_writes';
    // The replica notes the timeline with its next checkpoint: after a failover, within minutes.
    if (follower.timeline !== written.timeline) return 'former_primary';
    if (follower.position > written.position) return 'ahead';
    replayed = follower.position;
    lag.note({ at: askedAt, written: written.position, replayed });
    const behindMs = lag.ms(now());
    if (behindMs === Number.POSITIVE_INFINITY) return 'not_caught_up';
    return behindMs > lagMaxMs ? 'behind' : undefined;
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

  /** Nothing is known of one that was not compared. */
  const lagSeconds = () => {
    const behindMs = isCompared && now() - checkedAt < knownForMs ? lag.ms(now()) : Number.POSITIVE_INFINITY;
    return Number.isFinite(behindMs) ? behindMs / 1000 : null;
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
        if (isConnectionLost(error)) judge('silent');
        return work(primary);
      }
    },
    forget() {
      replayed = 0n;
    },
    async check() {
      // Until then what the last check found is known: a check takes as long as two answers.
      const found = await compare();
      isCompared = found === undefined || found === 'behind' || found === 'not_caught_up';
      judge(found);
      checkedAt = now();
    },
    // A check that hangs says nothing: what it would have found is not known.
    state: () => ({ isRead: isRead(), fault: fault ?? (isRead() ? null : 'unchecked'), lagSeconds: lagSeconds() }),
    sampler: {
      name: 'replica',
      async read() {
        const behind = lagSeconds();
        return [
          {
            name: 'postgres_replica_lag_seconds',
            help: 'How far the replica for lists of visitors is behind',
            values: behind === null ? [] : [{ value: behind }],
          },
          {
            name: 'postgres_replica_is_read',
            help: '1 while visitors read lists from the replica, by all instances',
            // One of several instances that reads the primary counts.
            aggregator: 'min' as const,
            values: [{ value: isRead() ? 1 : 0 }],
          },
        ];
      },
    },
  };
}

const positionForm = /^\d{1,20}$/;
