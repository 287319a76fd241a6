import { prepareDatabase } from '@shopwright/service-kit/database/roles';
import { checkSecrets, readDatabaseConfig } from './config';
import { explainFailure } from './explain-failure';

/**
 * Creates the roles and schemas. Runs once before the migrations where `npm start` does not start Postgres. With `check` it
 * only looks at the secrets.
 */
async function main(): Promise<void> {
  if (process.argv[2] === 'check') checkSecrets();
  else await prepareDatabase(readDatabaseConfig());
}

main().catch((error: unknown) => {
  process.stderr.write(`The database cannot be prepared: ${explainFailure(error)}\n`);
  process.exit(1);
});
