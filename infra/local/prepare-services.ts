import * as z from 'zod';
import { environmentOfCommand, type ServiceName, serviceNames, type Wiring } from './environment';
import { runCommand } from './supervisor/program';
import { terminal } from './terminal';

/** A migration that takes longer is announced, and again after each of the further waits. */
const announceAfterMs = [3000, 15_000, 60_000];
/** A migration of large tables takes its time, and one that is ended begins again. */
const migrateLimitMs = 4 * 3_600_000;

/** Migrates and seeds the services one after the other, so that a long migration has the database to itself. */
export async function prepareServices(wiring: Wiring): Promise<void> {
  for (const name of serviceNames) {
    const env = environmentOfCommand(name, wiring);
    await migrate(name, env);
    await runCommand(name, 'seed', env);
  }
}

/** Runs a service's migrations, and says at the terminal what takes long. */
export async function migrate(name: ServiceName, env: NodeJS.ProcessEnv): Promise<void> {
  let current = 'preparing to migrate';
  const startedAt = performance.now();
  const say = () => terminal.notice(name, `${current}, ${Math.round((performance.now() - startedAt) / 1000)} s so far`);
  const [first, second, further] = announceAfterMs;
  const timers = [setTimeout(say, first), setTimeout(say, second), setInterval(say, further)];
  try {
    const onLine = (line: string) => {
      current = describeProgress(line) ?? current;
    };
    await runCommand(name, 'migrate', env, { onLine, limitMs: migrateLimitMs });
  } finally {
    for (const timer of timers) clearTimeout(timer);
  }
}

const progressLine = z.object({
  step: z.enum(['waiting', 'applying', 'table-in-use', 'applied']),
  migration: z.string(),
  position: z.number(),
  total: z.number(),
});

/** Reads a log line of the migrate command. Returns undefined for a line about something else. */
export function describeProgress(line: string): string | undefined {
  const progress = progressLine.safeParse(parse(line)).data;
  if (!progress) return undefined;
  const { step, migration, position, total } = progress;
  if (step === 'waiting') return 'waiting for another process that migrates these tables';
  const which = `${migration} (${position} of ${total})`;
  return step === 'table-in-use' ? `a table is in use, trying migration ${which} again` : `applying migration ${which}`;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
