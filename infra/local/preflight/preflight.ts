import type { Settings } from '../settings';
import { type Finding, refuse } from './finding';
import { checkClockAgainst, checkDisk } from './host-checks';
import { checkPostgres, checkRedis } from './server-checks';

const clockUrl = 'https://api.stripe.com/healthcheck';

/** Checks what a production store needs of its machine and of the servers that it was given. */
async function checkMachine({ home, databaseUrl, redisUrl }: Settings): Promise<Finding[]> {
  const found = await Promise.all([
    checkDisk(home),
    databaseUrl === undefined ? [] : checkPostgres(databaseUrl),
    redisUrl === undefined ? [] : checkRedis(redisUrl),
  ]);
  return found.flat();
}

/** Ends a production start that would not be safe. Warnings are returned. */
export async function runPreflight(settings: Settings): Promise<Finding[]> {
  const [machine, clock] = await Promise.all([
    checkMachine(settings),
    settings.isRehearsal ? [] : checkClockAgainst(clockUrl),
  ]);
  const found = [...machine, ...clock];
  refuse(found);
  return found;
}
