import type postgres from 'postgres';

/** The newest migrations of version 0.1.0, which the baselines adopt. */
export const baselines = { catalog: 1795841211322, orders: 1795856082651, auth: 1795856024417 } as const;

class OutdatedSchemaError extends Error {
  override name = 'OutdatedSchemaError';

  constructor(schema: string) {
    super(
      `The tables of "${schema}" are older than the last commit of version 0.1.0, and nothing was changed: ` +
        'start that commit once with this database, or restore the backup there, then upgrade.',
    );
  }
}

/** Throws an `OutdatedSchemaError` unless the schema is new or migrated up to `oldest`. */
export async function assertUpgradable(sql: postgres.ISql, schema: string, oldest: number): Promise<void> {
  const [table] = await sql<{ exists: boolean }[]>`
    select to_regclass(${`${schema}.__drizzle_migrations`}) is not null as exists`;
  if (!table?.exists) return;
  const [last] = await sql<{ when: string | null }[]>`
    select max(created_at) as when from ${sql(schema)}.__drizzle_migrations`;
  if (last?.when && Number(last.when) < oldest) throw new OutdatedSchemaError(schema);
}
