import { AppError } from '../errors';
import type { Actor } from './internal-token';

/** Returns the user's id. Throws `unauthenticated` for visitors, and for processes, which have no account. */
export function signedIn({ userId }: Actor): number {
  if (userId === undefined) throw new AppError('unauthenticated', 'Please sign in');
  return userId;
}
