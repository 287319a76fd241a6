import { runService } from '@shopwright/service-kit/runtime/run-service';
import { createMailboxApp } from './app';
import { readConfig } from './config';
import { openMailbox } from './deps';

void runService({
  name: 'mailbox',
  audience: 'mail',
  readConfig,
  deps: openMailbox,
  app: createMailboxApp,
  consumers: ({ smtp }) => [{ name: 'smtp server', timeoutMs: 5000, stop: smtp.stop }],
});
