import { createHmac } from 'node:crypto';
import { type SchemaName, schemaNames } from '@shopwright/service-kit/database/roles';
import type { Secrets } from '../secrets';

/**
 * The passwords of the database roles. Roles belong to the whole server: on a given one, two shops would take them from
 * each other if each had made up its own. There they follow from the administrator's password instead.
 */
export function databasePasswords(databaseUrl: string | undefined, secrets: Secrets): Record<SchemaName, string> {
  if (databaseUrl === undefined) return secrets.databasePasswords;
  const key = `shopwright ${new URL(databaseUrl).password}`;
  const passwords = schemaNames.map((name) => [name, createHmac('sha256', key).update(name).digest('hex')]);
  return Object.fromEntries(passwords) as Record<SchemaName, string>;
}
