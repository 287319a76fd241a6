import type { User } from '@shopwright/contracts/http/auth';
import { resolveSession } from '@shopwright/contracts/http/internal';
import { type Access, mayCall } from '@shopwright/contracts/roles';
import { AppError } from '@shopwright/service-kit/errors';
import type { Request } from 'express';
import type { BffDeps } from '../deps';
import { readSessionToken } from './cookies';

/** The signed-in person whose cookie this is, or null. Throws `unavailable` when nobody can tell. */
export async function authenticate({ auth, config }: BffDeps, req: Request): Promise<User | null> {
  const token = readSessionToken(req, config.cookies);
  if (!token) return null;
  try {
    return (await auth.call(resolveSession, { body: { token } })).user;
  } catch (error) {
    if (error instanceof AppError && error.code === 'unauthenticated') return null;
    throw new AppError('unavailable', 'Nobody can tell whose session this is', { cause: error });
  }
}

/** The services check the same again, where the data is. */
export function authorize(user: User | null, access: Access): void {
  if (mayCall(user?.role ?? 'anonymous', access)) return;
  throw user ? new AppError('forbidden', 'You may not do this') : new AppError('unauthenticated', 'Please sign in');
}
