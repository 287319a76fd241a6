import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { SessionGrant } from '@shopwright/contracts/http/auth';
import type * as endpoints from '@shopwright/contracts/http/setup';
import { invariant } from '@shopwright/service-kit/errors';
import { eq, sql } from 'drizzle-orm';
import { translateTakenEmail } from '../accounts/log-in';
import { setupLinks, users } from '../db/schema';
import type { AuthDeps } from '../deps';
import { checkNewPassword } from '../passwords/new-password';
import { type Browser, startSession } from '../sessions/start-session';
import { requestVerificationEmail } from '../verification/verify-email';
import { findSetupLink } from './setup-links';

/** Serializes two owners, who may have two links: the second finds the first one's account. */
const lockKey = 7_466_740;

/** Creates the store's first operator and signs them in, once. */
export async function createOwner(
  { database, passwords, now }: AuthDeps,
  { token, language, ...form }: BodyOf<typeof endpoints.createOwner>,
  browser: Browser,
): Promise<SessionGrant> {
  // Avoids the costly hash for a dead link; the claim below decides.
  await findSetupLink(database.db, token, now());
  await checkNewPassword('password', form.password, { ...form, role: 'operator' });
  const password = await passwords.hash(form.password);
  return database
    .transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
      const link = await findSetupLink(tx, token, now(), 'claim');
      const [owner] = await tx
        .insert(users)
        .values({ ...form, password, preferredLanguage: language, role: 'operator' })
        .returning();
      invariant(owner, 'an insert returns its row');
      await tx.update(setupLinks).set({ usedAt: now() }).where(eq(setupLinks.tokenHash, link.tokenHash));
      await requestVerificationEmail(tx, owner, now());
      return startSession(tx, owner, browser, now());
    })
    .catch(translateTakenEmail);
}
