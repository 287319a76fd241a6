import postgres from 'postgres';
import { assertUpgradable, baselines } from './baseline';

/** Each has a role and a schema, and sees no other. */
export const schemaNames = ['catalog', 'orders', 'auth', 'traces'] as const;
export type SchemaName = (typeof schemaNames)[number];
export type DatabaseUrls = Record<SchemaName, string>;

interface PrepareOptions {
  adminUrl: string;
  /** Default: the database of `adminUrl`. */
  database?: string;
  passwords: Record<SchemaName, string>;
  /** Settings of the roles: a pooler ignores those that a connection asks for. */
  roleSettings?: Record<string, number>;
}

const extensions = ['pg_trgm', 'unaccent', 'citext'];
const lockKey = 7_466_721;

/** Creates what is missing, and returns each owner's URL. Safe to repeat, also concurrently. */
export async function prepareDatabase(options: PrepareOptions): Promise<DatabaseUrls> {
  const { adminUrl, database } = options;
  const admin = connect(adminUrl);
  try {
    await admin`select pg_advisory_lock(${lockKey})`;
    if (database !== undefined) await createDatabase(admin, database);
    const url = database === undefined ? adminUrl : withDatabase(adminUrl, database);
    const shop = connect(url);
    try {
      return await prepareSchemas(shop, url, options);
    } finally {
      await shop.end({ timeout: 5 });
    }
  } finally {
    await admin.end({ timeout: 5 });
  }
}

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

/** Returns the address of another server for the account and the database of a URL. */
export function asAccountOf(url: string, server: string): string {
  const { username, password, pathname } = new URL(url);
  return Object.assign(new URL(server), { username, password, pathname }).toString();
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
  { passwords, roleSettings = {} }: PrepareOptions,
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
  for (const [schema, oldest] of Object.entries(baselines)) await assertUpgradable(sql, schema, oldest);
  for (const extension of extensions) await execute(sql, 'create extension if not exists %I schema public', extension);
  if (!rights.mayCreateRoles) return sharedAccount(sql, url);
  await sql.unsafe('revoke create on schema public from public');
  for (const name of schemaNames) {
    await prepareRole(sql, name, passwords[name], roleSettings);
    // A superuser counts as a member of every role.
    if (!rights.isSuperuser) await execute(sql, 'grant %I to %I', name, rights.account);
    await execute(sql, 'create schema if not exists %I authorization %I', name, name);
  }
  return byName((name) => withAccount(url, name, passwords[name]));
}

/**
 * In this database alone: others of the server may have the same roles. Ends the idle connections that a pooler opened before,
 * and would keep for an hour.
 */
async function setDefaults(sql: postgres.Sql, name: SchemaName, settings: Record<string, number>): Promise<void> {
  const [{ database = '', known = [] } = {}] = await sql<{ database: string; known: string[] }[]>`
    select current_database() as database, coalesce((
      select setconfig from pg_db_role_setting
      where setrole = ${name}::regrole and setdatabase = (select oid from pg_database where datname = current_database())
    ), '{}') as known`;
  const missing = Object.entries(settings).filter(([setting, value]) => !known.includes(`${setting}=${value}`));
  for (const [setting, value] of missing) {
    await execute(sql, 'alter role %I in database %I set %I = %L', name, database, setting, String(value));
  }
  if (missing.length === 0) return;
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where usename = ${name} and datname = current_database() and state = 'idle'`;
}

async function prepareRole(
  sql: postgres.Sql,
  name: SchemaName,
  password: string,
  settings: Record<string, number>,
): Promise<void> {
  const [existing] = await sql`select 1 from pg_roles where rolname = ${name}`;
  if (existing === undefined) await execute(sql, 'create role %I login', name);
  await setDefaults(sql, name, settings);
  await execute(sql, 'alter role %I login password %L', name, password);
  // Every schema uses the extensions in public.
  await execute(sql, 'alter role %I set search_path = %I, public', name, name);
  const [{ database = '' } = {}] = await sql<{ database: string }[]>`select current_database() as database`;
  await execute(sql, 'grant connect, create on database %I to %I', database, name);
}

/** Serves an account that cannot create roles. */
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

/** Lets the server quote the values: %I a name, %L a text. */
async function execute(sql: postgres.Sql, template: string, ...values: string[]): Promise<void> {
  const [row] = await sql<{ statement: string }[]>`select format(${template}, variadic ${values}::text[]) as statement`;
  if (row !== undefined) await sql.unsafe(row.statement);
}
