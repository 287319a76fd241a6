import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { updateSettings as updateSettingsEndpoint } from '@shopwright/contracts/http/account';
import type { User } from '@shopwright/contracts/http/auth';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq, isNull } from 'drizzle-orm';
import { users } from '../db/schema';
import type { AuthDeps } from '../deps';
import { syncSubscription } from '../newsletter/sync-marketing-consent';
import { toUser } from '../users/user-row';

/** Leaves settings that are not sent unchanged. */
export async function updateSettings(
  { database, now }: AuthDeps,
  settings: BodyOf<typeof updateSettingsEndpoint>,
  userId: number,
): Promise<User> {
  return database.transaction(async (tx) => {
    const [row] = await tx
      .update(users)
      .set({ ...settings, updatedAt: now() })
      .where(and(eq(users.id, userId), isNull(users.disabledAt)))
      .returning();
    if (!row) throw new AppError('unauthenticated', 'Please sign in');
    if (settings.marketingOptIn !== undefined) await syncSubscription(tx, row, now());
    return toUser(row);
  });
}
