import { auditRoutes } from '@shopwright/service-kit/audit/audit-routes';
import { createServiceApp } from '@shopwright/service-kit/http/server';
import { eventRoutes } from '@shopwright/service-kit/messaging/event-routes';
import type { Express } from 'express';
import { accountRoutes } from './accounts/routes';
import { addressRoutes } from './addresses/routes';
import { apiKeyRoutes } from './api-keys/routes';
import { actorRoutes } from './audit/routes';
import { authUndo } from './audit/undo-rules';
import { contactRoutes } from './contact/routes';
import { customerRoutes } from './customers/routes';
import type { AuthDeps } from './deps';
import { readJobDetails } from './emails/read-job-details';
import { emailRoutes } from './emails/routes';
import { importedCustomerRoutes } from './imports/routes';
import { loyaltyRoutes } from './loyalty/routes';
import { newsletterRoutes } from './newsletter/routes';
import { reconciliationRoutes } from './reconciliation/routes';
import { rewardRoutes } from './rewards/routes';
import { sessionRoutes } from './sessions/routes';
import { setupRoutes } from './setup/routes';
import { teamRoutes } from './team/routes';
import { todoEmailRoutes } from './todo-emails/routes';
import { twoFactorRoutes } from './two-factor/routes';
import { webhookEventRoutes } from './webhooks/routes';

export function createAuthApp(deps: AuthDeps): Express {
  return createServiceApp({
    logger: deps.logger,
    tokens: deps.tokens,
    readiness: { postgres: deps.database.ping },
    routes: (routes) => {
      accountRoutes(routes, deps);
      addressRoutes(routes, deps);
      sessionRoutes(routes, deps);
      loyaltyRoutes(routes, deps);
      rewardRoutes(routes, deps);
      newsletterRoutes(routes, deps);
      contactRoutes(routes, deps);
      emailRoutes(routes, deps);
      customerRoutes(routes, deps);
      importedCustomerRoutes(routes, deps);
      setupRoutes(routes, deps);
      twoFactorRoutes(routes, deps);
      teamRoutes(routes, deps);
      apiKeyRoutes(routes, deps);
      todoEmailRoutes(routes, deps);
      reconciliationRoutes(routes, deps);
      auditRoutes(routes, 'auth', deps.database, authUndo);
      actorRoutes(routes, deps);
      webhookEventRoutes(routes, deps);
      eventRoutes(routes, 'auth', deps, readJobDetails(deps.database));
    },
  });
}
