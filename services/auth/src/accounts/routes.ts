import * as account from '@shopwright/contracts/http/account';
import * as auth from '@shopwright/contracts/http/auth';
import { sessionTokenHeader } from '@shopwright/service-kit/http/internal-token';
import { provenUserHeader, toProvenUser } from '@shopwright/service-kit/http/known-device';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { AuthDeps } from '../deps';
import { subjectOfUser, withSecurityLog } from '../security-log';
import { readBrowser, subjectOf } from '../sessions/read-browser';
import { getAccount, readRequestUser, toUser } from '../users/user-row';
import { cancelEmailChange } from '../verification/change-email';
import { checkVerification, requestVerification, verifyEmail } from '../verification/verify-email';
import { changePassword, forgotPassword, resetPassword } from './change-password';
import { eraseAccount } from './erase-account';
import { exportAccount } from './export-account';
import { logIn, register } from './log-in';
import { updateProfile, updateSettings } from './update-profile';

export function accountRoutes(routes: RouteTable, deps: AuthDeps): void {
  routes.bind(auth.login, ({ body, req }) => {
    const browser = readBrowser(req);
    return withSecurityLog(deps, 'sign-in', subjectOf(req, body), logIn(deps, body, browser));
  });
  routes.bind(auth.register, ({ body, req }) =>
    withSecurityLog(deps, 'registration', subjectOf(req, body), register(deps, body, readBrowser(req))),
  );
  routes.bind(auth.me, async (call) => {
    const { db } = deps.database;
    return toUser(db, await getAccount(db, readRequestUser(call).userId), deps.now());
  });
  routes.bind(auth.updateProfile, (call) => updateProfile(deps, call.body, readRequestUser(call)));
  routes.bind(account.updateSettings, (call) => updateSettings(deps, call.body, readRequestUser(call).userId));
  routes.bind(account.changePassword, async (call) => {
    const user = readRequestUser(call);
    const change = changePassword(deps, call.body, user);
    const changed = await withSecurityLog(deps, 'password-changed', subjectOfUser(user), change);
    call.res.set(provenUserHeader, toProvenUser(changed));
  });
  routes.bind(account.forgotPassword, ({ body, req }) =>
    withSecurityLog(deps, 'password-reset-requested', subjectOf(req, body), forgotPassword(deps, body)),
  );
  routes.bind(account.resetPassword, async ({ body, req, res }) => {
    const proven = await withSecurityLog(deps, 'password-reset', subjectOf(req), resetPassword(deps, body));
    // The link proves who the browser belongs to, so strangers' guesses do not delay the sign-in that follows.
    res.set(provenUserHeader, toProvenUser(proven));
  });
  routes.bind(account.verifyEmail, ({ body, req, actor: { userId } }) => {
    const visitor = { ...subjectOf(req), userId, sessionToken: req.get(sessionTokenHeader) };
    return withSecurityLog(deps, 'email-verified', { ...subjectOf(req), userId }, verifyEmail(deps, body, visitor));
  });
  routes.bind(account.checkVerification, ({ body }) => checkVerification(deps, body));
  routes.bind(account.requestVerification, (call) => requestVerification(deps, readRequestUser(call).userId));
  routes.bind(account.cancelEmailChange, (call) => cancelEmailChange(deps, readRequestUser(call).userId));
  routes.bind(account.exportAccount, (call) => exportAccount(deps, readRequestUser(call)));
  routes.bind(account.eraseAccount, (call) => {
    const user = readRequestUser(call);
    return withSecurityLog(deps, 'account-erased', subjectOfUser(user), eraseAccount(deps, call.body, user));
  });
}
