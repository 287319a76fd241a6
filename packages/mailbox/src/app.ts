import { createServiceApp } from '@shopwright/service-kit/http/server';
import type { Express } from 'express';
import type { MailboxDeps } from './deps';
import { emailRoutes } from './routes';

export function createMailboxApp(deps: MailboxDeps): Express {
  return createServiceApp({
    logger: deps.logger,
    tokens: deps.tokens,
    readiness: {
      smtp: async () => {
        if (!deps.smtp.isListening()) throw new Error('the SMTP server has stopped');
      },
    },
    routes: (routes) => emailRoutes(routes, deps),
  });
}
