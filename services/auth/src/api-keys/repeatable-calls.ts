import type { BodyOf, ResponseOf } from '@shopwright/contracts/endpoint';
import type * as internal from '@shopwright/contracts/http/internal-api-keys';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError, fieldError } from '@shopwright/service-kit/errors';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { repeatableCalls } from '../db/schema';
import type { AuthDeps } from '../deps';

const keepMs = 24 * 3_600_000;
/** Longer than any call may take. */
const unfinishedAfterMs = 60_000;

type Call = Pick<BodyOf<typeof internal.beginRepeatableCall>, 'apiKeyId' | 'key'>;

const isCall = ({ apiKeyId, key }: Call) => and(eq(repeatableCalls.apiKeyId, apiKeyId), eq(repeatableCalls.key, key));

/** Of several at the same time the primary key lets one through; the others get its response once it has one. */
export async function beginRepeatableCall(
  { database: { db }, now }: AuthDeps,
  call: BodyOf<typeof internal.beginRepeatableCall>,
): Promise<ResponseOf<typeof internal.beginRepeatableCall>> {
  await db.delete(repeatableCalls).where(and(isCall(call), isOld(now())));
  const [begun] = await db
    .insert(repeatableCalls)
    .values({ ...call, startedAt: now() })
    .onConflictDoNothing()
    .returning({ key: repeatableCalls.key });
  if (begun) return { kept: null };
  const [earlier] = await db.select().from(repeatableCalls).where(isCall(call));
  if (!earlier) throw underWay();
  if (earlier.fingerprint !== call.fingerprint)
    throw fieldError('conflict', 'Idempotency-Key', 'Another request had this key');
  if (earlier.status !== null) return { kept: { status: earlier.status, body: earlier.body ?? '' } };
  if (now().getTime() - earlier.startedAt.getTime() < unfinishedAfterMs) throw underWay();
  throw fieldError(
    'conflict',
    'Idempotency-Key',
    'The first request with this key did not finish. Look at what it did, and use another key',
  );
}

const underWay = () =>
  new AppError('conflict', 'A request with this key is in progress', {
    retryAfterSeconds: 1,
    fields: [{ path: 'Idempotency-Key', message: 'A request with this key is in progress' }],
  });

export async function finishRepeatableCall(
  { database: { db } }: AuthDeps,
  { kept, ...call }: BodyOf<typeof internal.finishRepeatableCall>,
): Promise<void> {
  const isOpen = and(isCall(call), isNull(repeatableCalls.status));
  if (kept) await db.update(repeatableCalls).set(kept).where(isOpen);
  else await db.delete(repeatableCalls).where(isOpen);
}

const isOld = (now: Date) => lt(repeatableCalls.startedAt, new Date(now.getTime() - keepMs));

export async function purgeRepeatableCalls(tx: Executor, now: Date): Promise<void> {
  await tx.delete(repeatableCalls).where(isOld(now));
}
