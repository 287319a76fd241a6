import path from 'node:path';
import { asAccountOf } from '@shopwright/service-kit/database/roles';
import { checkHomeKind } from '../home-kind';
import { repositoryRoot } from '../paths';
import { checkContainerSecrets, checkProductionSettings } from './check-settings';
import type { Finding } from './finding';
import { checkDisk } from './host-checks';
import { checkMailServer, checkPort } from './outside-checks';
import { checkReplica } from './replica-check';
import { checkPostgres, checkRedis } from './server-checks';
import { checkForms, givenIn } from './setting-rules';
import { checkStripeAccount } from './stripe-checks';

/** Checks what a production start needs, and what only the outside world can tell. Starts and changes nothing. */
export async function examine(env: NodeJS.ProcessEnv, stripeUrl?: string): Promise<Finding[]> {
  const given = givenIn(env);
  const malformed = new Set(checkForms(given).map(({ setting }) => setting));
  const givenUrl = (name: string) => (malformed.has(name) ? undefined : given(name));
  const [databaseUrl, redisUrl] = [givenUrl('DATABASE_URL'), givenUrl('REDIS_URL')];
  const replica = givenUrl('CATALOG_REPLICA_URL');
  // As the start does: the replica has the accounts of the primary.
  const replicaUrl = databaseUrl && replica && asAccountOf(databaseUrl, replica);
  const home = path.resolve(repositoryRoot, given('SHOP_HOME') ?? '.shop');
  const outside = await Promise.all([
    checkDisk(home),
    // Containers keep their data in volumes.
    given('COMPOSE_FILE') === undefined ? checkHomeKind(home, 'production') : [],
    checkPort(given),
    databaseUrl === undefined ? [] : checkPostgres(databaseUrl),
    replicaUrl === undefined ? [] : checkReplica(replicaUrl, databaseUrl),
    redisUrl === undefined ? [] : checkRedis(redisUrl),
    checkMailServer(givenUrl),
    checkStripeAccount(givenUrl, stripeUrl),
  ]);
  return [...checkProductionSettings(env), ...checkContainerSecrets(env), ...outside.flat()];
}
