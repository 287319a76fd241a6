import type { Database } from '@shopwright/service-kit/database/connection';
import type { InternalTokens } from '@shopwright/service-kit/http/internal-token';
import type { Logger } from '@shopwright/service-kit/runtime/logger';
import type { Pooler } from './pooler';
import type { TraceBudget } from './receive-spans';
import type { SpanBuffer } from './span-buffer';

/** The dependencies of the collector's operations. */
export interface CollectorDeps {
  database: Database;
  /** Resolves once the tables exist. */
  migrated: Promise<void>;
  pooler?: Pooler | undefined;
  buffer: SpanBuffer;
  budget: TraceBudget;
  tokens: InternalTokens;
  logger: Logger;
}
