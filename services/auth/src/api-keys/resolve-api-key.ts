import type { ResponseOf } from '@shopwright/contracts/endpoint';
import type * as internal from '@shopwright/contracts/http/internal-api-keys';
import { isStaff } from '@shopwright/contracts/roles';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { apiKeys, users } from '../db/schema';
import type { AuthDeps } from '../deps';
import { hashToken, touchEveryMs } from '../sessions/session-limits';
import { toUser } from '../users/user-row';

const refused = (message: string) => new AppError('unauthenticated', message);

/** Returns what the key may do now: what it was given, and its member still may. Throws `unauthenticated` with the reason. */
export async function resolveApiKey(
  { database: { db }, now }: AuthDeps,
  key: string,
): Promise<ResponseOf<typeof internal.resolveApiKey>> {
  const at = now();
  const [found] = await db
    .select({ row: apiKeys, account: users })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.createdBy))
    .where(eq(apiKeys.hash, hashToken(key)));
  if (!found) throw refused('This API key does not exist');
  const { row, account } = found;
  if (row.revokedAt) throw refused('This API key was revoked');
  if (row.expiresAt && row.expiresAt <= at) throw refused(`This API key expired on ${row.expiresAt.toISOString()}`);
  const member = await toUser(db, account, at);
  if (account.disabledAt || !isStaff(member.role))
    throw refused('The member who made this API key is no longer on the team');
  const touchedBefore = new Date(at.getTime() - touchEveryMs);
  if (!row.lastUsedAt || row.lastUsedAt <= touchedBefore) {
    await db
      .update(apiKeys)
      .set({ lastUsedAt: at })
      .where(and(eq(apiKeys.id, row.id), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, at))));
  }
  return {
    id: row.id,
    name: row.name,
    userId: account.id,
    permissions: member.permissions.filter((name) => row.permissions.includes(name)),
    refundLimit: member.refundLimit,
  };
}
