import { webhookSources } from '@shopwright/contracts/http/internal-webhooks';
import type { webhookCustomer } from '@shopwright/contracts/webhook-payloads';
import type { Executor } from '@shopwright/service-kit/database/connection';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import {
  putWebhookTopics,
  takeWebhookEvents,
  type WebhookEventRow,
} from '@shopwright/service-kit/messaging/webhook-events';
import { inArray } from 'drizzle-orm';
import type * as z from 'zod';
import { users } from '../db/schema';
import type { AuthDeps } from '../deps';
import { erasedDomain } from '../users/erased-address';

/** The routes by which the order service takes over what webhooks tell of customers. Triggers of the migration `webhooks` note it. */
export function webhookEventRoutes(routes: RouteTable, { database }: Pick<AuthDeps, 'database'>): void {
  routes.bind(webhookSources.auth.putTopics, ({ body }) => putWebhookTopics(database, body.topics));
  routes.bind(webhookSources.auth.take, ({ body }) =>
    takeWebhookEvents(database, body, (events) => readCustomers(database.db, events)),
  );
}

async function readCustomers(rows: Executor, events: WebhookEventRow[]) {
  const ids = [...new Set(events.map(({ objectId }) => objectId))];
  const found = await rows.select().from(users).where(inArray(users.id, ids));
  const byId = new Map(found.map((row) => [row.id, row]));
  return ({ topic, objectId }: WebhookEventRow) => {
    const row = byId.get(objectId);
    // Of a customer who was erased meanwhile, there is nothing else to tell.
    const isTold = row && (topic === 'customer.deleted' || !isErased(row));
    return { data: isTold ? toCustomer(row) : null };
  };
}

const isErased = ({ email }: typeof users.$inferSelect): boolean => email.endsWith(erasedDomain);

function toCustomer(row: typeof users.$inferSelect): z.infer<typeof webhookCustomer> {
  if (isErased(row)) return { id: row.id };
  return {
    id: row.id,
    email: row.email,
    isEmailVerified: row.emailVerifiedAt !== null,
    firstName: row.firstName,
    lastName: row.lastName,
    language: row.preferredLanguage,
    marketingOptIn: row.marketingOptIn,
    createdAt: row.createdAt.toISOString(),
  };
}
