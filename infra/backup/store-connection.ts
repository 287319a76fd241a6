import postgres from 'postgres';

/** Formats that rows are written in on every server: equal rows must give equal bytes. */
const formats = [
  "set timezone = 'UTC'",
  "set datestyle = 'ISO, MDY'",
  "set intervalstyle = 'postgres'",
  "set bytea_output = 'hex'",
  'set extra_float_digits = 1',
  "set client_encoding = 'UTF8'",
  // Limits of the role or the database, which are for requests.
  'set statement_timeout = 0',
  'set idle_in_transaction_session_timeout = 0',
];

/** Opens one connection for a backup or a restore, runs `work` and closes it. */
export async function withStoreConnection<T>(adminUrl: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(adminUrl, {
    max: 1,
    connect_timeout: 10,
    idle_timeout: 0,
    max_lifetime: null,
    onnotice: () => undefined,
  });
  try {
    await sql.unsafe(formats.join('; '));
    return await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
