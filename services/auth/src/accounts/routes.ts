import {
  changePassword as changePasswordEndpoint,
  eraseAccount as eraseAccountEndpoint,
  exportAccount as exportAccountEndpoint,
  forgotPassword as forgotPasswordEndpoint,
  requestVerification as requestVerificationEndpoint,
  resetPassword as resetPasswordEndpoint,
  updateSettings as updateSettingsEndpoint,
  verifyEmail as verifyEmailEndpoint,
} from '@shopwright/contracts/http/account';
import {
  login as loginEndpoint,
  me as meEndpoint,
  register as registerEndpoint,
  updateProfile as updateProfileEndpoint,
} from '@shopwright/contracts/http/auth';
import { clientAddressHeader, sessionTokenHeader } from '@shopwright/service-kit/http/browser-headers';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { Request } from 'express';
import type { AuthDeps } from '../deps';
import { askingOf } from './asking';
import { changePassword } from './change-password';
import { eraseAccount } from './erase-account';
import { exportAccount } from './export-account';
import { forgotPassword } from './forgot-password';
import { logIn } from './log-in';
import { register } from './register';
import { requestVerification } from './request-verification';
import { resetPassword } from './reset-password';
import { updateProfile } from './update-profile';
import { updateSettings } from './update-settings';
import { readAccount, toUser } from './user-row';
import { verifyEmail } from './verify-email';

export function accountRoutes(routes: RouteTable, deps: AuthDeps): void {
  routes.bind(loginEndpoint, ({ body, req }) => logIn(deps, body, browserOf(req), req.get(clientAddressHeader)));
  routes.bind(registerEndpoint, ({ body, req }) => register(deps, body, browserOf(req)), 201);
  routes.bind(meEndpoint, async (call) => toUser(await readAccount(deps.database.db, askingOf(call).userId)));
  routes.bind(updateProfileEndpoint, (call) => updateProfile(deps, call.body, askingOf(call)));
  routes.bind(updateSettingsEndpoint, (call) => updateSettings(deps, call.body, askingOf(call).userId));
  routes.bind(changePasswordEndpoint, (call) => changePassword(deps, call.body, askingOf(call)));
  routes.bind(forgotPasswordEndpoint, ({ body }) => forgotPassword(deps, body));
  routes.bind(resetPasswordEndpoint, ({ body }) => resetPassword(deps, body));
  routes.bind(verifyEmailEndpoint, ({ body }) => verifyEmail(deps, body));
  routes.bind(requestVerificationEndpoint, (call) => requestVerification(deps, askingOf(call).userId));
  routes.bind(exportAccountEndpoint, (call) => exportAccount(deps, askingOf(call)));
  routes.bind(eraseAccountEndpoint, (call) => eraseAccount(deps, call.body, askingOf(call)));
}

const browserOf = (req: Request) => ({ sessionToken: req.get(sessionTokenHeader), userAgent: req.get('user-agent') });
