import type { User } from '@shopwright/contracts/http/auth';
import { listOwners } from '@shopwright/contracts/http/internal';
import { type Guarded, mayUse } from '@shopwright/contracts/permissions';
import { isStaff } from '@shopwright/contracts/roles';
import { AppError } from '@shopwright/service-kit/errors';
import { logDenied } from '@shopwright/service-kit/http/denied-log';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { missingPermission } from '@shopwright/service-kit/http/missing-permission';
import type { Request } from 'express';
import type { BffDeps } from '../deps';
import { keyedActor } from './api-key';
import { authenticate } from './cookies';

/** Who calls. Owners may do everything, so their permissions are not sent along. */
export function toActor(user: User | null): Actor {
  if (!user) return { role: 'anonymous' };
  const { id: userId, role, permissions, refundLimit } = user;
  if (role !== 'staff') return { role, userId };
  return { role, userId, permissions, ...(refundLimit !== null && { refundLimit }) };
}

/** Returns who calls: an API key, or the user of the session. */
export const identify = async (deps: Pick<BffDeps, 'auth' | 'config'>, req: Request): Promise<Actor> =>
  keyedActor(req) ?? toActor(await authenticate(deps, req));

/** Throws if the actor may not call the endpoint, and logs them. The services check the same again. */
export async function authorize(
  { auth, logger }: Pick<BffDeps, 'auth' | 'logger'>,
  req: Request,
  actor: Actor,
  guarded: Guarded,
): Promise<void> {
  if (mayUse(actor, guarded)) return;
  if (actor.role === 'anonymous') throw new AppError('unauthenticated', 'Please sign in');
  logDenied(logger, req, actor);
  throw missingPermission(actor, guarded, isStaff(actor.role) ? await readOwners(auth) : []);
}

/** A refusal without names is a refusal too. */
const readOwners = (auth: BffDeps['auth']): Promise<string[]> =>
  auth.call(listOwners).then(
    ({ names }) => names,
    () => [],
  );
