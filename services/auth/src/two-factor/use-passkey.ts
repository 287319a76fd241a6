import type { BodyOf, ResponseOf } from '@shopwright/contracts/endpoint';
import type { SessionGrant } from '@shopwright/contracts/http/auth';
import type * as endpoints from '@shopwright/contracts/http/two-factor';
import { AppError } from '@shopwright/service-kit/errors';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import { passkeys, signInChallenges } from '../db/schema';
import type { AuthDeps } from '../deps';
import { type Browser, startSession } from '../sessions/start-session';
import { findAccount } from '../users/user-row';
import { listPasskeys } from './add-passkey';
import {
  type Challenge,
  claimChallenge,
  findChallenge,
  getChallengedAccount,
  signInExpired,
  startChallenge,
} from './sign-in-challenges';

/** Returns what the browser needs to ask for a passkey: one of the account that signs in, or any of the store's. */
export async function startPasskeySignIn(
  { database: { db }, relyingParty, now }: AuthDeps,
  { token }: BodyOf<typeof endpoints.startPasskeySignIn>,
): Promise<ResponseOf<typeof endpoints.startPasskeySignIn>> {
  const challenge = token === undefined ? undefined : await findChallenge(db, token, now());
  const allowed = challenge ? await listPasskeys(db, challenge.userId ?? 0) : [];
  const options = await generateAuthenticationOptions({
    rpID: relyingParty.id,
    userVerification: 'required',
    ...(challenge && { allowCredentials: allowed.map(({ id, transports }) => ({ id, transports })) }),
  });
  const webAuthnChallenge = options.challenge;
  if (challenge === undefined || token === undefined)
    return {
      token: await startChallenge(db, { purpose: 'passkey', webAuthnChallenge }, now()),
      options: { ...options },
    };
  await db
    .update(signInChallenges)
    .set({ webAuthnChallenge })
    .where(eq(signInChallenges.tokenHash, challenge.tokenHash));
  return { token, options: { ...options } };
}

/**
 * Signs in by a passkey, as the second step or alone: it verifies its user itself, so no further factor is asked for.
 * Answers an unknown passkey, a wrong signature and a disabled account alike.
 */
export async function usePasskey(
  deps: AuthDeps,
  { token, response }: BodyOf<typeof endpoints.usePasskey>,
  browser: Browser,
): Promise<SessionGrant> {
  const { database, now } = deps;
  const challenge = await findChallenge(database.db, token, now());
  if (challenge.purpose === 'registration') throw signInExpired();
  const [passkey] = await database.db.select().from(passkeys).where(eq(passkeys.id, response.id));
  const account = passkey && (await findAccount(database.db, passkey.userId));
  if (!passkey || !account) throw unknownPasskey();
  if (challenge.purpose === 'second-step') {
    const challenged = await getChallengedAccount(database.db, challenge);
    if (challenged.id !== account.id) throw unknownPasskey();
  }
  const counter = await verifySignature(deps, challenge, passkey, response);
  return database.transaction(async (tx) => {
    await claimChallenge(tx, challenge);
    const used = await tx
      .update(passkeys)
      .set({ counter, lastUsedAt: now() })
      .where(eq(passkeys.id, passkey.id))
      .returning({ id: passkeys.id });
    if (used.length === 0) throw unknownPasskey();
    return startSession(tx, account, browser, now());
  });
}

/** Returns the authenticator's new count of uses. */
async function verifySignature(
  { relyingParty }: AuthDeps,
  { webAuthnChallenge }: Challenge,
  { id, publicKey, counter, transports }: typeof passkeys.$inferSelect,
  response: BodyOf<typeof endpoints.usePasskey>['response'],
): Promise<number> {
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: webAuthnChallenge ?? '',
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
    credential: { id, publicKey, counter, transports },
  }).catch((cause: unknown) => {
    throw unknownPasskey(cause);
  });
  if (!verified) throw unknownPasskey();
  return authenticationInfo.newCounter;
}

const unknownPasskey = (cause?: unknown) =>
  new AppError('unauthenticated', 'This passkey is not registered with this store', { cause });
