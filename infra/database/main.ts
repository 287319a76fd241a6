import { sessionSettings } from '@shopwright/service-kit/database/connection';
import { prepareDatabase } from '@shopwright/service-kit/database/roles';
import { refuse } from '../local/preflight/finding';
import { checkPostgresClock, checkRedis } from '../local/preflight/server-checks';
import { checkPooler, PoolerMistake } from './check-pooler';
import { checkClusterSecrets } from './cluster-secrets';
import { checkSecrets, readDatabaseConfig } from './config';
import { explainFailure } from './explain-failure';

/**
 * Creates the roles and schemas. Runs once before the migrations where `npm start` does not start Postgres. With `check` it
 * only looks at the secrets, those of containers, with `check-cluster` those of Kubernetes.
 */
async function main(): Promise<void> {
  if (process.argv[2] === 'check') return void checkSecrets();
  if (process.argv[2] === 'check-cluster') return void checkClusterSecrets();
  const { poolerUrl, redisUrl, ...options } = readDatabaseConfig();
  if (redisUrl) refuse([...(await checkPostgresClock(options.adminUrl)), ...(await checkRedis(redisUrl))]);
  await prepareDatabase({ ...options, ...(poolerUrl && { roleSettings: sessionSettings }) });
  // A failover in the middle of it looks like a mistake once.
  if (poolerUrl) await checkPooler(poolerUrl).catch(() => checkPooler(poolerUrl));
}

/** Kubernetes does not try a `mistake` again (infra/kubernetes/base/migrate.yaml). */
const exitCodes = { failure: 1, mistake: 2 };

main().catch((error: unknown) => {
  process.stderr.write(`The database cannot be prepared: ${explainFailure(error)}\n`);
  process.exit(error instanceof PoolerMistake ? exitCodes.mistake : exitCodes.failure);
});
