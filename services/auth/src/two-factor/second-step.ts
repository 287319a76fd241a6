import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { SessionGrant } from '@shopwright/contracts/http/auth';
import type * as endpoints from '@shopwright/contracts/http/two-factor';
import type { SecondFactorDetails } from '@shopwright/contracts/http/two-factor';
import { AppError } from '@shopwright/service-kit/errors';
import { countOne } from '@shopwright/service-kit/metrics/counters';
import type { AuthDeps } from '../deps';
import { countAttempt, toAttemptSource } from '../passwords/login-attempts';
import { type Browser, startSession } from '../sessions/start-session';
import type { UserRow } from '../users/user-row';
import { readFactors } from './factors';
import { consumeRecoveryCode } from './recovery-codes';
import { consumeTotpCode, wrongCode } from './set-up-totp';
import {
  claimChallenge,
  findChallenge,
  getChallengedAccount,
  signInExpired,
  startChallenge,
} from './sign-in-challenges';

/**
 * Signs in the account whose password was checked. Throws `second_factor_required` where it has a second factor: the
 * sign-in continues by the token in the error's details.
 */
export async function signInAfterPassword(
  { database, now }: AuthDeps,
  account: UserRow,
  browser: Browser,
): Promise<SessionGrant> {
  if (!account.twoFactorAt) return database.transaction((tx) => startSession(tx, account, browser, now()));
  const token = await startChallenge(database.db, { purpose: 'second-step', account }, now());
  const details: SecondFactorDetails = { token, ...(await readFactors(database.db, account.id)) };
  throw new AppError('second_factor_required', 'Enter the code of your authenticator app', { details });
}

/** Completes a sign-in by a code of the authenticator app or a recovery code. Attempts are limited like passwords. */
export async function enterCode(
  deps: AuthDeps,
  { token, code }: BodyOf<typeof endpoints.enterCode>,
  browser: Browser,
): Promise<SessionGrant> {
  const { database, now } = deps;
  const challenge = await findChallenge(database.db, token, now());
  if (challenge.purpose !== 'second-step') throw signInExpired();
  const account = await getChallengedAccount(database.db, challenge);
  const attempt = await countAttempt(deps, account.email, toAttemptSource(browser, account), 'code');
  const grant = await database.transaction(async (tx) => {
    const isRight =
      (await consumeTotpCode(tx, account.id, code, now())) || (await consumeRecoveryCode(tx, account.id, code, now()));
    if (!isRight) {
      countOne('sign_ins_failed_total');
      throw wrongCode();
    }
    await claimChallenge(tx, challenge);
    return startSession(tx, account, browser, now());
  });
  await attempt.discard(true);
  return grant;
}
