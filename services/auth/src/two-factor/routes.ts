import type { TwoFactor } from '@shopwright/contracts/http/two-factor';
import * as endpoints from '@shopwright/contracts/http/two-factor';
import { AppError } from '@shopwright/service-kit/errors';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { AuthDeps } from '../deps';
import { logUserCalls, withSecurityLog } from '../security-log';
import { readBrowser, subjectOf } from '../sessions/read-browser';
import { getAccount, isTwoFactorRequired, type RequestUser, readRequestUser } from '../users/user-row';
import { addPasskey, listPasskeys, removePasskey, startPasskey } from './add-passkey';
import { confirmIdentity, lockConfirmedAccount } from './confirm-identity';
import { readFactors, renewRecoveryCodes } from './factors';
import { countRecoveryCodes } from './recovery-codes';
import { enterCode } from './second-step';
import { confirmTotp, removeTotp, startTotp } from './set-up-totp';
import { startPasskeySignIn, usePasskey } from './use-passkey';

export function twoFactorRoutes(routes: RouteTable, deps: AuthDeps): void {
  const bindLogged = logUserCalls(routes, deps);
  routes.bind(endpoints.getTwoFactor, (call) => getTwoFactor(deps, readRequestUser(call).userId));
  bindLogged(endpoints.confirmIdentity, 'identity-confirmed', (call, user) => confirmIdentity(deps, call.body, user));
  routes.bind(endpoints.startTotp, (call) => startTotp(deps, readRequestUser(call)));
  bindLogged(endpoints.confirmTotp, 'factor-added', (call, user) => confirmTotp(deps, call.body, user));
  bindLogged(endpoints.removeTotp, 'factor-removed', (_call, user) => removeTotp(deps, user));
  bindLogged(endpoints.createRecoveryCodes, 'recovery-codes-created', (_call, user) => createRecoveryCodes(deps, user));
  routes.bind(endpoints.startPasskey, (call) => startPasskey(deps, readRequestUser(call)));
  bindLogged(endpoints.addPasskey, 'factor-added', (call, user) => addPasskey(deps, call.body, user));
  bindLogged(endpoints.removePasskey, 'factor-removed', ({ params }, user) =>
    removePasskey(deps, params.passkeyId, user),
  );
  routes.bind(endpoints.startPasskeySignIn, ({ body }) => startPasskeySignIn(deps, body));
  routes.bind(endpoints.usePasskey, ({ body, req }) =>
    withSecurityLog(deps, 'sign-in-passkey', subjectOf(req), usePasskey(deps, body, readBrowser(req))),
  );
  routes.bind(endpoints.enterCode, ({ body, req }) =>
    withSecurityLog(deps, 'sign-in-code', subjectOf(req), enterCode(deps, body, readBrowser(req))),
  );
}

async function getTwoFactor({ database: { db } }: AuthDeps, userId: number): Promise<TwoFactor> {
  const account = await getAccount(db, userId);
  const rows = await listPasskeys(db, userId);
  return {
    hasTotp: (await readFactors(db, userId)).hasTotp,
    passkeys: rows.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
    isRequired: await isTwoFactorRequired(db, account.role),
  };
}

/** Replaces the recovery codes. Throws `conflict` for an account without a second factor, where they open nothing. */
async function createRecoveryCodes(
  { database, now }: AuthDeps,
  user: RequestUser,
): Promise<{ recoveryCodes: string[] }> {
  return database.transaction(async (tx) => {
    const account = await lockConfirmedAccount(tx, user, now());
    if (!account.twoFactorAt) throw new AppError('conflict', 'Set up two-factor authentication first');
    return { recoveryCodes: await renewRecoveryCodes(tx, account, now()) };
  });
}
