import { randomUUID } from 'node:crypto';
import type { BodyOf, ResponseOf } from '@shopwright/contracts/endpoint';
import { webhookSources } from '@shopwright/contracts/http/internal-webhooks';
import type * as endpoints from '@shopwright/contracts/http/webhooks';
import { webhookEndpointsMax } from '@shopwright/contracts/http/webhooks';
import {
  type WebhookTopic,
  webhookApiVersion,
  webhookSource,
  webhookTopics,
} from '@shopwright/contracts/webhook-topics';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError, fieldError, invariant } from '@shopwright/service-kit/errors';
import { eq, sql } from 'drizzle-orm';
import { webhookEndpoints } from '../db/webhook-tables';
import type { OrderDeps } from '../deps';
import { checkWebhookUrl } from './check-webhook-url';
import { endpointNotFound, getEndpoint, lockEndpoint } from './list-endpoints';
import { secretOverlapMs } from './retry-schedule';

type Deps = Pick<OrderDeps, 'database' | 'webhooks' | 'catalog' | 'auth' | 'now'>;
type Form = BodyOf<typeof endpoints.createWebhookEndpoint>;

/** Creates an endpoint once catalog and auth note what it asks for, so that it misses nothing from its creation on. */
export async function createEndpoint(
  deps: Deps,
  { url, topics }: Form,
): Promise<ResponseOf<typeof endpoints.createWebhookEndpoint>> {
  await checkWebhookUrl(url, deps.webhooks);
  const row = await changeEndpoints(deps, topics, async (tx) => {
    const count = await tx.$count(webhookEndpoints);
    if (count >= webhookEndpointsMax)
      throw new AppError('conflict', `A store has at most ${webhookEndpointsMax} webhook endpoints`);
    const [created] = await tx
      .insert(webhookEndpoints)
      .values({ url, topics: unique(topics), apiVersion: webhookApiVersion, createdAt: deps.now() })
      .returning();
    return created;
  });
  invariant(row, 'an insert returns its row');
  return { id: row.id, secret: deps.webhooks.secrets.secretOf(row.secretId) };
}

type Edit = BodyOf<typeof endpoints.updateWebhookEndpoint>;

/** Changes an endpoint. One that is active again, or has another address, is tried immediately. */
export async function updateEndpoint(deps: Deps, id: number, { url, topics, state, version }: Edit) {
  const { url: urlBefore } = await getEndpoint(deps, id);
  if (url !== urlBefore) await checkWebhookUrl(url, deps.webhooks);
  await changeEndpoints(deps, topics, async (tx) => {
    const row = await lockEndpoint(tx, id);
    if (row.version !== version) throw fieldError('conflict', 'version', 'Someone else changed this webhook endpoint');
    const isFresh = state === 'active' && (row.state !== 'active' || row.url !== url);
    await tx
      .update(webhookEndpoints)
      .set({
        url,
        topics: unique(topics),
        state,
        version: version + 1,
        ...(isFresh && { failingSince: null, lastError: null, nextAt: deps.now() }),
      })
      .where(eq(webhookEndpoints.id, id));
    if (isFresh) await retryFromTheFirst(tx, id);
  });
  return getEndpoint(deps, id);
}

/** Gives the webhook that was tried before all its attempts again. */
async function retryFromTheFirst(tx: Executor, endpointId: number): Promise<void> {
  await tx.execute(sql`
    update webhook_deliveries set attempts = 0
    where endpoint_id = ${endpointId} and state = 'pending' and attempts > 0`);
}

export async function deleteEndpoint(deps: Deps, id: number): Promise<void> {
  await inTurn(deps, async (tx) => {
    const deleted = await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id)).returning();
    if (deleted.length === 0) throw endpointNotFound();
  });
}

/** The secret until now signs for a day too. One that was rotated before it ends. */
export function rotateSecret(
  { database, webhooks, now }: Deps,
  id: number,
): Promise<ResponseOf<typeof endpoints.rotateWebhookSecret>> {
  return database.transaction(async (tx) => {
    const row = await lockEndpoint(tx, id);
    const secretId = randomUUID();
    const previousSecretUntil = new Date(now().getTime() + secretOverlapMs);
    await tx
      .update(webhookEndpoints)
      .set({ secretId, previousSecretId: row.secretId, previousSecretUntil })
      .where(eq(webhookEndpoints.id, id));
    return { secret: webhooks.secrets.secretOf(secretId), previousSecretUntil: previousSecretUntil.toISOString() };
  });
}

const unique = (topics: WebhookTopic[]): WebhookTopic[] => [...new Set(topics)];

/** Changes endpoints in turn, after telling the other services what will be asked for. They note too much for a minute at most. */
function changeEndpoints<T>(deps: Deps, topics: WebhookTopic[], work: (tx: Executor) => Promise<T>): Promise<T> {
  return inTurn(deps, async (tx) => {
    const asked = await listAsked(tx);
    const wanted = topics.length === 0 ? webhookTopics : topics;
    const isForeign = wanted.some((topic) => webhookSource(topic) !== 'order' && !asked.includes(topic));
    if (isForeign) await tellSources(deps, unique([...asked, ...wanted]));
    return work(tx);
  });
}

/** Tells the other services again, in case that one was away or was restored. */
export function syncTopics(deps: Deps): Promise<void> {
  return inTurn(deps, async (tx) => tellSources(deps, await listAsked(tx)));
}

const inTurn = <T>({ database }: Pick<Deps, 'database'>, work: (tx: Executor) => Promise<T>): Promise<T> =>
  database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('webhook endpoints'))`);
    return work(tx);
  });

async function listAsked(tx: Executor): Promise<WebhookTopic[]> {
  const rows = await tx.select({ topics: webhookEndpoints.topics }).from(webhookEndpoints);
  return rows.some(({ topics }) => topics.length === 0) ? webhookTopics : unique(rows.flatMap(({ topics }) => topics));
}

async function tellSources(deps: Deps, topics: WebhookTopic[]): Promise<void> {
  for (const source of ['catalog', 'auth'] as const) {
    const own = topics.filter((topic) => webhookSource(topic) === source);
    await deps[source].call(webhookSources[source].putTopics, { body: { topics: own } });
  }
}
