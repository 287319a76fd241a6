import * as setup from '@shopwright/contracts/http/setup';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { AuthDeps } from '../deps';
import { withSecurityLog } from '../security-log';
import { readBrowser, subjectOf } from '../sessions/read-browser';
import { createOwner } from './create-owner';
import { findSetupLink } from './setup-links';

export function setupRoutes(routes: RouteTable, deps: AuthDeps): void {
  routes.bind(setup.checkSetupLink, async ({ body }) => {
    const { expiresAt } = await findSetupLink(deps.database.db, body.token, deps.now());
    return { expiresAt: expiresAt.toISOString() };
  });
  routes.bind(setup.createOwner, ({ body, req }) =>
    withSecurityLog(deps, 'owner-created', subjectOf(req, body), createOwner(deps, body, readBrowser(req))),
  );
}
