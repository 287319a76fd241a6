import { auditTasks } from '@shopwright/service-kit/audit/audit-tasks';
import { runService } from '@shopwright/service-kit/runtime/run-service';
import { createAuthApp } from './app';
import { readConfig } from './config';
import { auditedTables } from './db/audited-tables';
import { refuseDemoAccounts } from './demo-accounts';
import type { AuthDeps } from './deps';
import { createLinkTokens } from './emails/link-tokens';
import { sendInvitations } from './imports/invite-imported';
import { createPasswords } from './passwords/passwords';
import { purgeExpired } from './purge-expired';

void runService({
  name: 'auth',
  audience: 'auth',
  hasInstances: true,
  readConfig,
  deps: async ({ config, database, tokens, logger }): Promise<AuthDeps> => {
    if (config.isProduction) await refuseDemoAccounts(database);
    return {
      database,
      passwords: createPasswords(),
      tokens,
      links: createLinkTokens(config.linkSecret),
      logger,
      relyingParty: config.relyingParty,
      isClientLimited: config.isClientLimited,
      now: () => new Date(),
    };
  },
  app: createAuthApp,
  periodicTasks: (deps) => [
    { name: 'purge expired', everyMs: 3_600_000, work: () => purgeExpired(deps) },
    { name: 'send invitations', everyMs: 10_000, work: async () => void (await sendInvitations(deps)) },
    ...auditTasks(deps.database, deps.logger, auditedTables),
  ],
});
