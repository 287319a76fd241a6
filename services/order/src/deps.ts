import type { Database } from '@shopwright/service-kit/database/connection';
import type { ServiceClient } from '@shopwright/service-kit/http/client';
import type { InternalTokens } from '@shopwright/service-kit/http/internal-token';
import type { Logger } from '@shopwright/service-kit/runtime/logger';
import type Stripe from 'stripe';
import type * as schema from './db/schema';

export type OrderDatabase = Database<typeof schema>;

/** What the operations of this service work with. */
export interface OrderDeps {
  database: OrderDatabase;
  stripe: Stripe;
  catalog: ServiceClient;
  auth: ServiceClient;
  tokens: InternalTokens;
  logger: Logger;
  webhookSecrets: readonly string[];
  reservationMinutes: number;
  isLive: boolean;
  now: () => Date;
}
