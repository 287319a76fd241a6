import type { User } from '@shopwright/contracts/http/auth';
import { resolveSession } from '@shopwright/contracts/http/internal';
import { type Access, mayCall } from '@shopwright/contracts/roles';
import { AppError } from '@shopwright/service-kit/errors';
import type { Request } from 'express';
import type { BffDeps } from '../deps';
import { readSessionToken } from './cookies';

/** Returns the user of the session cookie, or null. Throws `unavailable` while auth does not reply. */
export async function authenticate({ auth, config }: BffDeps, req: Request): Promise<User | null> {
  const token = readSessionToken(req, config.cookies);
  if (!token) return null;
  try {
    return (await auth.call(resolveSession, { body: { token } })).user;
  } catch (error) {
    if (error instanceof AppError && error.code === 'unauthenticated') return null;
    throw new AppError('unavailable', 'The session cannot be checked', { cause: error });
  }
}

/** Throws if the role may not call the endpoint. The services check the same again. */
export function authorize(user: User | null, access: Access): void {
  if (mayCall(user?.role ?? 'anonymous', access)) return;
  throw user
    ? new AppError('forbidden', "You don't have permission to do this")
    : new AppError('unauthenticated', 'Please sign in');
}
