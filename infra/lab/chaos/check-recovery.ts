import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type EventType, eventOwner, eventPayloads } from '@shopwright/contracts/events';
import { maxInteger } from '@shopwright/contracts/fields';
import { namedEndpoints } from '@shopwright/contracts/public-endpoints';
import { listeners, type QueueName } from '@shopwright/contracts/queues';
import { mayCall } from '@shopwright/contracts/roles';
import { answersOk } from '@shopwright/service-kit/http/probe';
import { createQueues } from '@shopwright/service-kit/messaging/queues';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { readEndpoints } from '@shopwright/tests/killed-processes/test-endpoints';
import type postgres from 'postgres';
import { call } from '../hostile/check-access';
import { type Caller, type OpenStore, roleOf } from '../hostile/open-store';
import { aboutNothing } from './about-nothing';
import { type InternalRead, prepareInternalReads } from './check-internal-reads';
import { createAnswers, StoreClient } from './store-client';

/** The time that a part has to work again after a fault has healed. */
const withinMs = 60_000;
const retryMs = 250;
const readers = ['visitor', 'shopper', 'staff', 'operator'] as const satisfies readonly Caller[];
/** Processes with periodic tasks. */
const withTasks = ['catalog', 'order', 'auth', 'collector', 'bff'];

/**
 * Signs in as everybody, and returns a check that finds what is still broken after a fault has healed: it calls every
 * endpoint with a GET, as the least caller who may or the process that does, runs every periodic task, and lets the handler of every queue handle an
 * event about nothing. It returns a line for each that fails for a minute.
 */
export async function prepareRecoveryCheck(home: string, sql: postgres.Sql): Promise<() => Promise<string[]>> {
  const store = await signIn(await readEndpoints(home));
  const internal = await prepareInternalReads(home);
  return async () =>
    (await Promise.all([checkReads(store), checkInternal(internal), checkTasks(home), checkQueues(home, sql)])).flat();
}

/** Only calls the endpoints with a GET: what else there is cannot be reached from outside. */
export async function prepareReadsCheck(addresses: {
  store: string;
  stripe: string;
}): Promise<() => Promise<string[]>> {
  const store = await signIn(addresses);
  return () => checkReads(store);
}

type Reader = Pick<OpenStore, 'url' | 'cookies' | 'errors' | 'order'>;

/** Signs in the accounts of the demonstration. Reads no existing order: what does not exist must be answered as well. */
async function signIn({ store: url, stripe }: { store: string; stripe: string }): Promise<Reader> {
  const cookies = {} as Reader['cookies'];
  for (const reader of readers) {
    const client = new StoreClient(url, stripe, createAnswers());
    if (reader !== 'visitor') await client.signIn(reader);
    cookies[reader] = client.cookieHeader();
  }
  return { url, cookies, errors: [], order: { id: maxInteger, reference: randomUUID(), paymentIntentId: 'pi_none' } };
}

/** Repeats a check until it finds nothing, or for a minute. */
export async function untilGone(check: () => Promise<string | undefined>): Promise<string[]> {
  const endsAt = Date.now() + withinMs;
  for (;;) {
    const found = await check().catch(String);
    if (found === undefined) return [];
    if (Date.now() > endsAt) return [found];
    await pause(retryMs);
  }
}

async function checkReads(store: Reader): Promise<string[]> {
  const found: string[] = [];
  for (const named of namedEndpoints.filter(({ endpoint }) => endpoint.method === 'GET')) {
    const caller = readers.find((each) => mayCall(roleOf[each], named.endpoint.access));
    if (!caller) continue;
    found.push(
      ...(await untilGone(async () => {
        const { status } = await call(store, named, caller);
        return status > 0 && status < 500 ? undefined : `GET ${named.endpoint.path} as ${caller}: ${status}`;
      })),
    );
  }
  return found;
}

const checkInternal = async (reads: readonly InternalRead[]): Promise<string[]> =>
  (await Promise.all(reads.map((read) => untilGone(() => read.findFault())))).flat();

/** A process runs its tasks on SIGUSR2, and writes to its log which of them failed. */
async function checkTasks(home: string): Promise<string[]> {
  const checks = withTasks.map((name) =>
    untilGone(async () => {
      const log = path.join(home, 'logs', `${name}.log`);
      const seen = (await readFile(log, 'utf8')).length;
      const { processes } = await readEndpoints(home);
      const found = processes.find((process) => process.name === name);
      // A process that does not listen yet would end by the signal.
      if (!found || !(await answersOk(`http://127.0.0.1:${found.port}/livez`))) return `${name} does not run`;
      process.kill(found.pid, 'SIGUSR2');
      for (let waitedMs = 0; waitedMs < 15_000; waitedMs += retryMs) {
        await pause(retryMs);
        const line = (await readFile(log, 'utf8'))
          .slice(seen)
          .split('\n')
          .findLast((each) => each.includes('periodic tasks were run on request'));
        if (!line) continue;
        const { failed } = JSON.parse(line) as { failed: string[] };
        return failed.length === 0 ? undefined : `${name}: periodic tasks failed: ${failed.join(', ')}`;
      }
      return `${name} did not run its periodic tasks`;
    }),
  );
  return (await Promise.all(checks)).flat();
}

/** An attempt that failed like this has not reached what it needs. */
const isAway = /unavailable|timed? ?out|not answer|refused|closed|ended|reset|hang up/i;

/**
 * Writes an event about nothing for each queue, and removes it once its handler has dealt with it: it is done, or parked, or
 * was refused by the service that owns the effect.
 */
async function checkQueues(home: string, sql: postgres.Sql): Promise<string[]> {
  const { redis } = await readEndpoints(home);
  const queues = createQueues(redis, createLogger('drill', 'silent'));
  const checks = queues.all().map(async (queue) => {
    const type: EventType = listeners[queue.name as QueueName].at(-1) as EventType;
    const outbox = sql(`${{ catalog: 'catalog', order: 'orders', auth: 'auth' }[eventOwner[type]]}.outbox`);
    const eventId = randomUUID();
    const payload = sql.json(eventPayloads[type].parse(aboutNothing) as never);
    const found = await untilGone(async () => {
      await sql`
        insert into ${outbox} (event_id, queue, type, payload)
        values (${eventId}, ${queue.name}, ${type}, ${payload}) on conflict do nothing`;
      const [row] = await sql`
        select handled_at is not null or parked_at is not null as ended from ${outbox} where event_id = ${eventId}`;
      if (row?.ended) return undefined;
      const reason = (await queue.getJob(eventId))?.failedReason;
      return reason && !isAway.test(reason) ? undefined : `${queue.name}: an event is not handled (${reason})`;
    });
    await sql`delete from ${outbox} where event_id = ${eventId}`;
    await queue.remove(eventId);
    return found;
  });
  return (await Promise.all(checks).finally(queues.close)).flat();
}
