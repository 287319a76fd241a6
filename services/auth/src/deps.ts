import type { Database } from '@shopwright/service-kit/database/connection';
import type { InternalTokens } from '@shopwright/service-kit/http/internal-token';
import type { Logger } from '@shopwright/service-kit/runtime/logger';
import type { Passwords } from './accounts/passwords';
import type { LinkTokens } from './mails/link-tokens';

/** What the operations of this service work with. */
export interface AuthDeps {
  database: Database;
  passwords: Passwords;
  tokens: InternalTokens;
  links: LinkTokens;
  logger: Logger;
  /** Whether failed sign-ins are limited per client too, besides per account. */
  isClientLimited: boolean;
  now: () => Date;
}
