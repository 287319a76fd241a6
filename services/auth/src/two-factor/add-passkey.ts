import type { BodyOf, ResponseOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/two-factor';
import { AppError } from '@shopwright/service-kit/errors';
import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { and, asc, eq } from 'drizzle-orm';
import { passkeys } from '../db/schema';
import type { AuthDeps } from '../deps';
import { getAccount, type RequestUser } from '../users/user-row';
import { lockConfirmedAccount, requireConfirmation } from './confirm-identity';
import { factorAdded, factorRemoved } from './factors';
import {
  claimChallenge,
  findChallenge,
  getChallengedAccount,
  signInExpired,
  startChallenge,
} from './sign-in-challenges';

const passkeysMax = 20;

/**
 * Returns what the browser needs to create a passkey. It must be discoverable, so that it signs in without a password,
 * and verify its user by PIN or biometrics, so that it counts as two factors.
 */
export async function startPasskey(
  { database: { db }, relyingParty, now }: AuthDeps,
  user: RequestUser,
): Promise<ResponseOf<typeof endpoints.startPasskey>> {
  await requireConfirmation(db, user, now());
  const account = await getAccount(db, user.userId);
  const known = await listPasskeys(db, account.id);
  if (known.length >= passkeysMax)
    throw new AppError('conflict', `An account can have at most ${passkeysMax} passkeys`);
  const options = await generateRegistrationOptions({
    rpName: relyingParty.id,
    rpID: relyingParty.id,
    userID: new TextEncoder().encode(String(account.id)),
    userName: account.email,
    userDisplayName: `${account.firstName} ${account.lastName}`,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const token = await startChallenge(
    db,
    { purpose: 'registration', account, webAuthnChallenge: options.challenge },
    now(),
  );
  return { token, options: { ...options } };
}

/** Stores the passkey that the browser created. Throws `unprocessable` when its answer does not fit. */
export async function addPasskey(
  { database, relyingParty, now }: AuthDeps,
  { token, name, response }: BodyOf<typeof endpoints.addPasskey>,
  user: RequestUser,
): Promise<{ recoveryCodes: string[] | null }> {
  const challenge = await findChallenge(database.db, token, now());
  const isOwn = challenge.purpose === 'registration' && challenge.userId === user.userId;
  if (!isOwn || !challenge.webAuthnChallenge) throw signInExpired();
  await getChallengedAccount(database.db, challenge);
  const { registrationInfo } = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge.webAuthnChallenge,
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
  }).catch((cause: unknown) => {
    throw new AppError('unprocessable', 'This passkey could not be verified', { cause });
  });
  if (!registrationInfo) throw new AppError('unprocessable', 'This passkey could not be verified');
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return database.transaction(async (tx) => {
    const account = await lockConfirmedAccount(tx, user, now());
    await claimChallenge(tx, challenge);
    const added = await tx
      .insert(passkeys)
      .values({ id, userId: account.id, name, publicKey, counter, transports, createdAt: now() })
      .onConflictDoNothing()
      .returning({ id: passkeys.id });
    if (added.length === 0) throw new AppError('conflict', 'This passkey is already in use');
    return { recoveryCodes: await factorAdded(tx, account, user.sessionToken, now()) };
  });
}

/** Idempotent. Does nothing to another user's passkey. */
export async function removePasskey({ database, now }: AuthDeps, id: string, user: RequestUser): Promise<void> {
  await database.transaction(async (tx) => {
    const account = await lockConfirmedAccount(tx, user, now());
    const removed = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, user.userId)))
      .returning({ id: passkeys.id });
    if (removed.length > 0) await factorRemoved(tx, account, now());
  });
}

/** Returns the account's passkeys, the oldest first. */
export const listPasskeys = (db: AuthDeps['database']['db'], userId: number) =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt), asc(passkeys.id));
