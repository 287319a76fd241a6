import type { BodyOf, ResponseOf } from '@shopwright/contracts/endpoint';
import * as endpoints from '@shopwright/contracts/http/api-keys';
import { permissions } from '@shopwright/contracts/permissions';
import { AppError, fieldError, invariant } from '@shopwright/service-kit/errors';
import { drawApiKey } from '@shopwright/service-kit/http/api-key';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { requirePermission } from '@shopwright/service-kit/http/missing-permission';
import { and, count, eq, gt, isNull, or } from 'drizzle-orm';
import { apiKeys } from '../db/schema';
import type { AuthDeps } from '../deps';
import { hashToken } from '../sessions/session-limits';
import { requireConfirmation } from '../two-factor/confirm-identity';
import { recordTeamEvent } from '../users/record-team-event';
import type { RequestUser } from '../users/user-row';

/** Creates a key with permissions that its member has. Throws `forbidden` for another one, and creates nothing. */
export async function createApiKey(
  { database, now }: AuthDeps,
  { name, permissions: asked, expiresAt }: BodyOf<typeof endpoints.createApiKey>,
  user: RequestUser,
  actor: Actor,
): Promise<ResponseOf<typeof endpoints.createApiKey>> {
  for (const permission of asked) requirePermission(actor, permission);
  if (expiresAt && Date.parse(expiresAt) <= now().getTime())
    throw fieldError('invalid_request', 'expiresAt', 'Must be in the future');
  await requireConfirmation(database.db, user, now());
  const key = drawApiKey();
  return database.transaction(async (tx) => {
    const isValid = and(isNull(apiKeys.revokedAt), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now())));
    const [existing] = await tx.select({ count: count() }).from(apiKeys).where(isValid);
    if ((existing?.count ?? 0) >= endpoints.apiKeysMax)
      throw new AppError('conflict', `A store has at most ${endpoints.apiKeysMax} API keys. Revoke one first.`);
    const [row] = await tx
      .insert(apiKeys)
      .values({
        name,
        hash: hashToken(key),
        hint: key.slice(-4),
        permissions: permissions.filter((known) => asked.includes(known)),
        createdBy: user.userId,
        createdAt: now(),
        expiresAt: expiresAt ? new Date(expiresAt) : null,
      })
      .returning({ id: apiKeys.id });
    invariant(row, 'an insert returns its row');
    await recordTeamEvent(tx, { kind: 'api-key-created', actorId: user.userId, about: name }, now());
    return { id: row.id, key };
  });
}

/** Needs no confirmed password: a key that has leaked is to end at once. */
export async function revokeApiKey({ database, now }: AuthDeps, id: number, user: RequestUser): Promise<void> {
  await database.transaction(async (tx) => {
    const [row] = await tx.select().from(apiKeys).where(eq(apiKeys.id, id)).for('update');
    if (!row) throw new AppError('not_found', 'No such API key');
    if (row.revokedAt) return;
    await tx.update(apiKeys).set({ revokedAt: now() }).where(eq(apiKeys.id, id));
    await recordTeamEvent(tx, { kind: 'api-key-revoked', actorId: user.userId, about: row.name }, now());
  });
}
