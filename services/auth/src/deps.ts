import type { Database } from '@shopwright/service-kit/database/connection';
import type { InternalTokens } from '@shopwright/service-kit/http/internal-token';
import type { Logger } from '@shopwright/service-kit/runtime/logger';
import type { LinkTokens } from './emails/link-tokens';
import type { Passwords } from './passwords/passwords';

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
