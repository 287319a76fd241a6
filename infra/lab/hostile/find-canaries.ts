import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isStaff } from '@shopwright/contracts/roles';
import { readEndpoints } from '@shopwright/tests/killed-processes/test-endpoints';
import { Redis } from 'ioredis';
import postgres from 'postgres';
import { type Canary, type OpenStore, roleOf } from './open-store';
import { readEmails } from './read-emails';

export interface CanaryResult {
  /** The number of characters searched, by place. */
  searched: Record<string, number>;
  found: string[];
}

/** Searches every log, span, stored event, job, email and error of a running store for texts that must not be there. */
export async function findCanaries(
  home: string,
  { canaries, errors, operator }: Pick<OpenStore, 'canaries' | 'errors' | 'operator'>,
): Promise<CanaryResult> {
  const result: CanaryResult = { searched: {}, found: [] };
  const search = (place: string, text: string, isExpected: (canary: Canary) => boolean = () => false) => {
    const kind = place.split(' ')[0] ?? place;
    result.searched[kind] = (result.searched[kind] ?? 0) + text.length;
    for (const canary of canaries)
      if (!isExpected(canary) && text.includes(canary.text)) result.found.push(`${canary.name} in ${place}`);
  };
  const logs = path.join(home, 'logs');
  for (const file of await readdir(logs)) search(`logs (${file})`, await readFile(path.join(logs, file), 'utf8'));
  const { postgres: url, redis: redisUrl } = await readEndpoints(home);
  await searchDatabase(url, search);
  await searchRedis(redisUrl, search);
  for (const email of await readEmails(operator))
    search(`emails (${email.split('\n', 1)[0]})`, email, ({ isEmailed }) => isEmailed);
  for (const { caller, text } of errors)
    search(`errors (${text.slice(0, 100)})`, text, ({ isPersonal }) => isPersonal && isStaff(roleOf[caller]));
  return result;
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
