import type { Database } from '@shopwright/service-kit/database/connection';
import type { InternalTokens } from '@shopwright/service-kit/http/internal-token';
import type { LoadLimiter } from '@shopwright/service-kit/runtime/load-limiter';
import type { Logger } from '@shopwright/service-kit/runtime/logger';
import type { Replica } from './replica/replica';

/** The dependencies of the operations. */
export interface CatalogDeps {
  database: Database;
  /** For lists and searches of visitors. */
  replica?: Replica | undefined;
  tokens: InternalTokens;
  logger: Logger;
  /** Where browsers find the store. */
  publicOrigin?: string | undefined;
  /** Replaces the usual limiter. */
  limiter?: LoadLimiter;
}
