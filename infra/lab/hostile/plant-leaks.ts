import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { readEndpoints, retryUntilSet } from '@shopwright/tests/killed-processes/test-endpoints';
import { Redis } from 'ioredis';
import type postgres from 'postgres';
import { checkAccess, checkOwnership } from './check-access';
import { checkBodies } from './check-bodies';
import { checkLinks } from './check-links';
import { checkPairs } from './check-pairs';
import { findCanaries } from './find-canaries';
import type { OpenStore } from './open-store';
import { readEmails } from './read-emails';
import { sendGenerated } from './send-generated';

/** A wrong that is put into a running store to see that a check names it. */
interface PlantedLeak {
  name: string;
  plant: string;
  /** The statement that undoes `plant`. */
  repair: string;
  isNoticed(store: OpenStore): Promise<boolean>;
}

const withAccount = (email: string) => `(select id from auth.users where email = '${email}')`;

const plantedLeaks = ({ order }: OpenStore, ownerId: number, sql: postgres.Sql): PlantedLeak[] => [
  {
    name: 'an account that is no longer disabled',
    // A generated request may have signed it out.
    plant: `update auth.users set disabled_at = null where email = 'disabled@example.com';
      update auth.sessions set revoked_at = null where user_id = ${withAccount('disabled@example.com')}`,
    repair: "update auth.users set disabled_at = now() where email = 'disabled@example.com'",
    isNoticed: async (store) => (await checkAccess(store, ['disabled account'])).leaks.length > 0,
  },
  {
    name: 'an order that another customer may read',
    plant: `update orders.orders set user_id = ${withAccount('second@example.com')} where id = ${order.id}`,
    repair: `update orders.orders set user_id = ${ownerId} where id = ${order.id}`,
    isNoticed: async (store) => (await checkOwnership(store)).leaks.length > 0,
  },
  {
    name: 'a table that is gone',
    plant: 'alter table auth.sessions rename to sessions_away',
    repair: 'alter table auth.sessions_away rename to sessions',
    isNoticed: async (store) => (await sendGenerated(store, 1, 40)).failures.length > 0,
  },
  {
    name: 'an endpoint that acts on number and email',
    plant: `delete from orders.order_email_steps where order_id = ${order.id} and step = 'withdrawal-link';
      create function orders.act_on_guess() returns trigger language plpgsql as
        $$ begin update orders.orders set customer_name = 'Guessed' where id = new.order_id; return new; end $$;
      create trigger act_on_guess after insert on orders.order_email_steps
        for each row execute function orders.act_on_guess()`,
    repair: `drop function orders.act_on_guess cascade;
      update orders.orders set customer_name = 'Canary Customer' where id = ${order.id}`,
    isNoticed: async (store) => (await checkPairs(store, sql)).leaks.length > 0,
  },
  {
    name: 'links that outlive what they were for',
    plant: `create function auth.keep_links() returns trigger language plpgsql as
        $$ begin new.expires_at := old.expires_at; return new; end $$;
      create trigger keep_links before update on auth.account_mails for each row execute function auth.keep_links()`,
    repair: 'drop function auth.keep_links cascade',
    isNoticed: async (store) => (await checkLinks(store, sql)).leaks.length > 0,
  },
  {
    name: 'a file that is read before its sender is known',
    plant: 'select 1',
    repair: 'select 1',
    isNoticed: async (store) => (await withReader((url) => checkBodies({ ...store, url }))).leaks.length > 0,
  },
];

/** Runs a server that reads every body to its end before it answers. */
async function withReader<T>(run: (url: string) => Promise<T>): Promise<T> {
  const server = createServer((req, res) => void req.resume().on('end', () => res.writeHead(401).end()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** The places that are searched for canaries. */
const places = ['logs', 'spans', 'events', 'jobs', 'emails', 'errors'] as const;
/** The number of wrongs that `findUnnoticed` plants. */
export const plantedMax = places.length + 6;

/** Plants each wrong by itself, takes it away again, and returns what no check named. */
export async function findUnnoticed(home: string, store: OpenStore, sql: postgres.Sql): Promise<string[]> {
  // Errors that a broken store answers with are no finding.
  const planted = { ...store, errors: [] };
  const unnoticed: string[] = [];
  const [owner] = await sql<{ id: number }[]>`select user_id as id from orders.orders where id = ${store.order.id}`;
  for (const { name, plant, repair, isNoticed } of plantedLeaks(store, owner?.id ?? 0, sql)) {
    await sql.unsafe(plant);
    try {
      if (!(await isNoticed(planted))) unnoticed.push(name);
    } finally {
      await sql.unsafe(repair);
    }
  }
  return [...unnoticed, ...(await findUnsearched(home, store, sql))];
}

/** Puts a text into every place that is searched, and returns the places where it was not found. */
async function findUnsearched(home: string, { operator }: OpenStore, sql: postgres.Sql): Promise<string[]> {
  const text = `planted-${randomUUID()}`;
  const { redis: redisUrl } = await readEndpoints(home);
  await writeFile(path.join(home, 'logs', 'planted.log'), text);
  const redis = new Redis(redisUrl);
  await redis.hset(text, { data: text });
  redis.disconnect();
  await sql`insert into auth.outbox (event_id, queue, type, payload, published_at, handled_at)
    values (${randomUUID()}, 'none', 'none', ${sql.json({ text })}, now(), now())`;
  await sql`insert into traces.otel_spans
    (trace_id, span_id, service, name, kind, started_ns, ended_ns, is_error, attributes, search_text)
    values (${text}, ${text}, 'bff', ${text}, 1, 1, 1, false, '{}', '')`;
  await sendEmail(operator, text);
  const canaries = [{ name: 'planted', text, isEmailed: false, isPersonal: false }];
  const { found } = await findCanaries(home, { canaries, errors: [{ caller: 'staff', text }], operator });
  return places.filter((place) => !found.some((finding) => finding.startsWith(`planted in ${place}`)));
}

/** Lets the store send an email with the text: the message of a visitor goes to the store. */
async function sendEmail(operator: OpenStore['operator'], text: string): Promise<void> {
  const message = {
    requestId: randomUUID(),
    name: 'Vera Visitor',
    email: 'vera@example.com',
    subject: text,
    message: text,
  };
  const { status, body } = await operator.call('POST', '/contact', message);
  if (status !== 201) throw new Error(`The message was answered with ${status} ${JSON.stringify(body)}`);
  await retryUntilSet('email', async () => {
    const emails = await readEmails(operator, { max: 10 });
    return emails.some((email) => email.includes(text)) || undefined;
  });
}
