import { randomUUID } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Redis } from 'ioredis';
import postgres from 'postgres';
import { readEndpoints } from '../../tests/killed-processes/test-endpoints';

export interface CanaryResult {
  /** How many characters were searched, by place. */
  searched: Record<string, number>;
  found: string[];
}

/** Searches every log, span, stored event and job of a running store for texts that must not be there. */
export async function findCanaries(home: string, canaries: Record<string, string>): Promise<CanaryResult> {
  const result: CanaryResult = { searched: {}, found: [] };
  const search = (place: string, text: string) => {
    const kind = place.split(' ')[0] ?? place;
    result.searched[kind] = (result.searched[kind] ?? 0) + text.length;
    for (const [name, canary] of Object.entries(canaries))
      if (canary !== '' && text.includes(canary)) result.found.push(`${name} in ${place}`);
  };
  const logs = path.join(home, 'logs');
  for (const file of await readdir(logs)) search(`logs (${file})`, await readFile(path.join(logs, file), 'utf8'));
  const { postgres: url, redis: redisUrl } = await readEndpoints(home);
  await searchDatabase(url, search);
  await searchRedis(redisUrl, search);
  return result;
}

/** Puts a text into every place that is searched, to see that the search finds it. Returns the places where it did not. */
export async function findUnsearched(home: string): Promise<string[]> {
  const planted = `planted-${randomUUID()}`;
  const { postgres: url, redis: redisUrl } = await readEndpoints(home);
  await writeFile(path.join(home, 'logs', 'planted.log'), planted);
  const redis = new Redis(redisUrl);
  await redis.hset(planted, { data: planted });
  redis.disconnect();
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  await sql`insert into auth.outbox (event_id, queue, type, payload, published_at, handled_at)
    values (${randomUUID()}, 'none', 'none', ${sql.json({ planted })}, now(), now())`;
  await sql`insert into traces.otel_spans
    (trace_id, span_id, service, name, kind, started_ns, ended_ns, is_error, attributes, search_text)
    values (${planted}, ${planted}, 'bff', ${planted}, 1, 1, 1, false, '{}', '')`;
  await sql.end();
  const { found } = await findCanaries(home, { planted });
  return ['logs', 'spans', 'events', 'jobs'].filter((place) => !found.some((text) => text.includes(`in ${place}`)));
}

type Search = (place: string, text: string) => void;

async function searchDatabase(url: string, search: Search): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    for await (const rows of sql<{ text: string }[]>`select s::text as text from traces.otel_spans s`.cursor(2000))
      search('spans', rows.map(({ text }) => text).join('\n'));
    for (const schema of ['orders', 'catalog', 'auth']) {
      const rows = await sql<{ text: string }[]>`select o::text as text from ${sql(schema)}.outbox o`;
      search(`events (${schema})`, rows.map(({ text }) => text).join('\n'));
    }
  } finally {
    await sql.end({ timeout: 2 });
  }
}

async function searchRedis(url: string, search: Search): Promise<void> {
  const redis = new Redis(url);
  try {
    for (const key of await redis.keys('*')) {
      search('jobs (keys)', key);
      if ((await redis.type(key)) === 'hash') search(`jobs (${key})`, JSON.stringify(await redis.hgetall(key)));
    }
  } finally {
    redis.disconnect();
  }
}
