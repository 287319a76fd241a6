import { AppError } from '../errors';
import type { Actor } from './internal-token';

/** The account that a call is made for. Our own processes may call everything, but they are nobody who signs in. */
export function signedIn({ userId }: Actor): number {
  if (userId === undefined) throw new AppError('unauthenticated', 'Please sign in');
  return userId;
}
