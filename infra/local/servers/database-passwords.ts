import { createHmac } from 'node:crypto';
import { type SchemaName, schemaNames } from '@shopwright/service-kit/database/roles';

/**
 * Derives the passwords of the database roles from the administrator's password, for a server that is given by URL.
 * Roles belong to the whole server: two stores on it with random passwords would lock each other out.
 */
export function databasePasswords(databaseUrl: string): Record<SchemaName, string> {
  const key = `shopwright ${new URL(databaseUrl).password}`;
  const passwords = schemaNames.map((name) => [name, createHmac('sha256', key).update(name).digest('hex')]);
  return Object.fromEntries(passwords) as Record<SchemaName, string>;
}
