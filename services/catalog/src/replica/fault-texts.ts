import type { ReplicaFault } from '@shopwright/contracts/http/replica';

/** A visitor's list is never older than this, even where nobody says what its reader has seen. */
export const lagMaxMs = 10_000;

/** What the log says after `CATALOG_REPLICA_URL`. */
export const faultTexts: Record<ReplicaFault, string> = {
  unchecked: 'is not checked yet',
  silent: 'does not answer',
  primary_silent: 'cannot be compared: the primary does not answer',
  other_postgres: 'is no copy of the store: it belongs to another Postgres',
  takes_writes: 'is no replica: it takes writes itself',
  former_primary: 'has another history: it follows a primary of before',
  ahead: 'has another history: it is ahead of the primary',
  not_caught_up: 'has not caught up yet',
  behind: `is more than ${lagMaxMs / 1000} s behind`,
};
