import type { Database } from '@shopwright/service-kit/database/connection';
import type { InternalTokens } from '@shopwright/service-kit/http/internal-token';
import type { Logger } from '@shopwright/service-kit/runtime/logger';
import type { LinkTokens } from './emails/link-tokens';
import type { Passwords } from './passwords/passwords';

/** The store as passkeys and authenticator apps know it. */
export interface RelyingParty {
  /** Its host name. */
  id: string;
  origin: string;
}

export const toRelyingParty = (publicUrl: string): RelyingParty => ({
  id: new URL(publicUrl).hostname,
  origin: new URL(publicUrl).origin,
});

/** The dependencies of the operations. */
export interface AuthDeps {
  database: Database;
  passwords: Passwords;
  tokens: InternalTokens;
  links: LinkTokens;
  logger: Logger;
  relyingParty: RelyingParty;
  /** If true, failed sign-ins are limited per client too, besides per account. */
  isClientLimited: boolean;
  now: () => Date;
}
