import postgres from 'postgres';

/** The owners of data: each has a role and a schema of this name, and sees nobody else's. */
export const schemaNames = ['catalog', 'orders', 'auth', 'traces'] as const;
export type SchemaName = (typeof schemaNames)[number];
export type DatabaseUrls = Record<SchemaName, string>;

interface PrepareOptions {
  /** A login that may create roles; without that right its own account serves all schemas. */
  adminUrl: string;
  /** Made if it is missing; without a name the database in `adminUrl` is used. */
  database?: string;
  passwords: Record<SchemaName, string>;
}

const extensions = ['pg_trgm', 'unaccent', 'citext'];
const lockKey = 7_466_721;

/**
 * Makes database, roles, schemas and extensions, whatever of them is missing, and returns the URL for each owner. May be
 * run any number of times and by several at once: roles belong to the whole server, and creating one twice fails, so a
 * lock in the administrator's database lets runners take turns.
 */
export async function prepareDatabase({ adminUrl, database, passwords }: PrepareOptions): Promise<DatabaseUrls> {
  const admin = connect(adminUrl);
  try {
    await admin`select pg_advisory_lock(${lockKey})`;
    if (database !== undefined) await createDatabase(admin, database);
    const url = database === undefined ? adminUrl : withDatabase(adminUrl, database);
    const shop = connect(url);
    try {
      return await prepareSchemas(shop, url, passwords);
    } finally {
      await shop.end({ timeout: 5 });
    }
  } finally {
    await admin.end({ timeout: 5 });
  }
}

/** The same server and account, another database. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${encodeURIComponent(database)}`;
  return changed.toString();
}

export function withAccount(url: string, user: string, password: string): string {
  const changed = new URL(url);
  changed.username = user;
  changed.password = encodeURIComponent(password);
  return changed.toString();
}

function connect(url: string): postgres.Sql {
  return postgres(url, { max: 1, connect_timeout: 10, onnotice: () => undefined });
}

async function createDatabase(admin: postgres.Sql, database: string): Promise<void> {
  const [existing] = await admin`select 1 from pg_database where datname = ${database}`;
  if (existing === undefined) await execute(admin, 'create database %I', database);
}

async function prepareSchemas(
  sql: postgres.Sql,
  url: string,
  passwords: Record<SchemaName, string>,
): Promise<DatabaseUrls> {
  const [rights] = await sql<
    { mayCreateRoles: boolean; mayCreateSchemas: boolean; isSuperuser: boolean; account: string }[]
  >`
    select rolsuper as "isSuperuser", rolsuper or rolcreaterole as "mayCreateRoles", rolname as account,
           has_database_privilege(current_database(), 'CREATE') as "mayCreateSchemas"
    from pg_roles where rolname = current_user`;
  if (rights === undefined || !rights.mayCreateSchemas) {
    throw new Error('the account in DATABASE_URL may neither create roles nor schemas in its database');
  }
  for (const extension of extensions) await execute(sql, 'create extension if not exists %I schema public', extension);
  if (!rights.mayCreateRoles) return sharedAccount(sql, url);
  await sql.unsafe('revoke create on schema public from public');
  for (const name of schemaNames) {
    await prepareRole(sql, name, passwords[name]);
    // Only a member of a role may make schemas for it; a superuser is taken for one.
    if (!rights.isSuperuser) await execute(sql, 'grant %I to %I', name, rights.account);
    await execute(sql, 'create schema if not exists %I authorization %I', name, name);
  }
  return byName((name) => withAccount(url, name, passwords[name]));
}

async function prepareRole(sql: postgres.Sql, name: SchemaName, password: string): Promise<void> {
  const [existing] = await sql`select 1 from pg_roles where rolname = ${name}`;
  if (existing === undefined) await execute(sql, 'create role %I login', name);
  await execute(sql, 'alter role %I login password %L', name, password);
  // Extensions live in public, so that every schema can use their functions and types.
  await execute(sql, 'alter role %I set search_path = %I, public', name, name);
  // The migrator says "create schema if not exists", which asks for this right even when the schema exists.
  const [{ database = '' } = {}] = await sql<{ database: string }[]>`select current_database() as database`;
  await execute(sql, 'grant connect, create on database %I to %I', database, name);
}

/** Where roles cannot be made the schemas are kept apart by search path alone. */
async function sharedAccount(sql: postgres.Sql, url: string): Promise<DatabaseUrls> {
  for (const name of schemaNames) await execute(sql, 'create schema if not exists %I', name);
  return byName((name) => {
    const changed = new URL(url);
    changed.searchParams.set('options', `-c search_path=${name},public`);
    return changed.toString().replaceAll('+', '%20');
  });
}

function byName(urlOf: (name: SchemaName) => string): DatabaseUrls {
  return { catalog: urlOf('catalog'), orders: urlOf('orders'), auth: urlOf('auth'), traces: urlOf('traces') };
}

/** Such statements take no parameters, so the server itself puts the values in, quoted: %I a name, %L a text. */
async function execute(sql: postgres.Sql, template: string, ...values: string[]): Promise<void> {
  const [row] = await sql<{ statement: string }[]>`select format(${template}, variadic ${values}::text[]) as statement`;
  if (row !== undefined) await sql.unsafe(row.statement);
}
