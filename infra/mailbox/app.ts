import { getMail, listMails } from '@shopwright/contracts/http/mail';
import { AppError } from '@shopwright/service-kit/errors';
import type { ReadinessCheck } from '@shopwright/service-kit/http/health';
import type { InternalTokens } from '@shopwright/service-kit/http/internal-token';
import { createServiceApp } from '@shopwright/service-kit/http/server';
import type { Logger } from '@shopwright/service-kit/runtime/logger';
import type { Express } from 'express';
import type { MailStore } from './mail-store';

export interface MailboxDeps {
  store: MailStore;
  smtp: ReadinessCheck;
  tokens: InternalTokens;
  logger: Logger;
}

const defaultLimit = 100;

export function createMailboxApp({ store, smtp, tokens, logger }: MailboxDeps): Express {
  return createServiceApp({
    logger,
    tokens,
    readiness: { smtp },
    routes: (routes) => {
      routes.bind(listMails, async ({ query }) => store.list(query.limit ?? defaultLimit));
      routes.bind(getMail, async ({ params }) => {
        const mail = await store.read(params.mailId);
        if (!mail) throw new AppError('not_found', 'There is no such mail');
        return mail;
      });
    },
  });
}
