import { prepareDatabase } from '@shopwright/service-kit/database/roles';
import { readDatabaseConfig } from './config';

/** Creates the roles and schemas. Runs once before the migrations where `npm start` does not start Postgres. */
async function main(): Promise<void> {
  await prepareDatabase(readDatabaseConfig());
}

main().catch((error: unknown) => {
  process.stderr.write(`The database cannot be prepared: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
