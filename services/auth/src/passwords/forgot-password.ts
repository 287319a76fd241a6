import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { forgotPassword as forgotPasswordEndpoint } from '@shopwright/contracts/http/account';
import { and, isNull } from 'drizzle-orm';
import { users } from '../db/schema';
import type { AuthDeps } from '../deps';
import { inConstantTime } from '../emails/constant-time-response';
import { requestEmail } from '../emails/request-email';
import { hasEmail } from '../users/user-row';

/** Answers alike and after the same time for an address that is known, unknown, disabled or over its email limit. */
export async function forgotPassword(
  deps: AuthDeps,
  form: BodyOf<typeof forgotPasswordEndpoint>,
): Promise<{ sent: true }> {
  await inConstantTime(emailResetLink(deps, form));
  return { sent: true };
}

async function emailResetLink(
  { database, now }: AuthDeps,
  { email, language }: BodyOf<typeof forgotPasswordEndpoint>,
): Promise<void> {
  await database.transaction(async (tx) => {
    // Locks the row, so that a simultaneous erasure deletes this email or this request finds no account.
    const [account] = await tx
      .select()
      .from(users)
      .where(and(hasEmail(email), isNull(users.disabledAt)))
      .for('key share');
    if (!account) return;
    await requestEmail(
      tx,
      {
        kind: 'reset-password',
        email: account.email,
        language: language ?? account.preferredLanguage,
        about: { userId: account.id },
      },
      now(),
    );
  });
}
