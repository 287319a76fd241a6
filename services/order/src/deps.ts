import type { Database } from '@shopwright/service-kit/database/connection';
import type { ServiceClient } from '@shopwright/service-kit/http/client';
import type { InternalTokens } from '@shopwright/service-kit/http/internal-token';
import type { Logger } from '@shopwright/service-kit/runtime/logger';
import type Stripe from 'stripe';
import type { ReservationPolicy } from './checkout/reservation-policy';
import type { PaymentLinkTokens } from './draft-orders/payment-links';
import type { NewVisitors } from './new-visitors';
import type { TrackingTokens } from './orders/tracking-tokens';
import type { RecentAsks } from './payments/recent-asks';
import type { WebhookSecrets } from './webhooks/sign-webhook';

/** The dependencies of the operations. */
export interface OrderDeps {
  database: Database;
  stripe: Stripe;
  catalog: ServiceClient;
  auth: ServiceClient;
  /** Reads an image of the catalog by its name below `/uploads`. */
  readUpload: (name: string) => Promise<Buffer>;
  tokens: InternalTokens;
  trackingTokens: TrackingTokens;
  paymentLinks: PaymentLinkTokens;
  recentAsks: RecentAsks;
  newVisitors: NewVisitors;
  logger: Logger;
  /** Of Stripe. */
  webhookSecrets: readonly string[];
  /** What the store sends to endpoints of others. `allowLocal`: also to this machine. */
  webhooks: { secrets: WebhookSecrets; allowLocal: boolean };
  /** The address at which browsers find the store. Names it at Stripe, since several stores may share an account there. */
  publicUrl: string;
  reservationMinutes: number;
  reservationPolicy: ReservationPolicy;
  /** A shipped order counts as delivered after so many days. */
  deliveredAfterDays: number;
  isLive: boolean;
  now: () => Date;
}
