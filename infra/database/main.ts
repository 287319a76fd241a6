import { prepareDatabase } from '@shopwright/service-kit/database/roles';
import { loadConfig } from '@shopwright/service-kit/runtime/config';
import { z } from 'zod';

const password = z.string().min(8, 'Must have at least 8 characters');

const schema = z.object({
  /** The URL of an administrator. */
  DATABASE_URL: z.url(),
  CATALOG_DB_PASSWORD: password,
  ORDERS_DB_PASSWORD: password,
  AUTH_DB_PASSWORD: password,
  TRACES_DB_PASSWORD: password,
});

/** Creates the roles and schemas. Runs once before the migrations where `npm start` does not start Postgres. */
async function main(): Promise<void> {
  const env = loadConfig(schema);
  await prepareDatabase({
    adminUrl: env.DATABASE_URL,
    passwords: {
      catalog: env.CATALOG_DB_PASSWORD,
      orders: env.ORDERS_DB_PASSWORD,
      auth: env.AUTH_DB_PASSWORD,
      traces: env.TRACES_DB_PASSWORD,
    },
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`The database cannot be prepared: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
