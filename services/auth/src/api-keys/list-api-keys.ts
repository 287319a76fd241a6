import type { ApiKey } from '@shopwright/contracts/http/api-keys';
import { permissions } from '@shopwright/contracts/permissions';
import { desc, eq } from 'drizzle-orm';
import { apiKeys, users } from '../db/schema';
import type { AuthDeps } from '../deps';

const listMax = 200;

/** Returns the keys with those that have ended, the newest first. */
export async function listApiKeys({ database: { db } }: AuthDeps): Promise<ApiKey[]> {
  const rows = await db
    .select({ key: apiKeys, firstName: users.firstName, lastName: users.lastName })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.createdBy))
    .orderBy(desc(apiKeys.id))
    .limit(listMax);
  return rows.map(({ key, firstName, lastName }) => ({
    id: key.id,
    name: key.name,
    hint: key.hint,
    permissions: permissions.filter((name) => key.permissions.includes(name)),
    createdBy: `${firstName} ${lastName}`,
    createdAt: key.createdAt.toISOString(),
    expiresAt: key.expiresAt?.toISOString() ?? null,
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
    revokedAt: key.revokedAt?.toISOString() ?? null,
  }));
}
