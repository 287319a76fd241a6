import { clientAddressHeader, sessionTokenHeader } from '@shopwright/service-kit/browser-headers';
import { AppError } from '@shopwright/service-kit/errors';
import type { Call } from '@shopwright/service-kit/http-server';

/** The signed-in person of a call, and what the BFF says of their browser. */
export interface Asking {
  userId: number;
  sessionToken?: string;
  clientAddress?: string;
}

export function askingOf({ actor, req }: Pick<Call<unknown>, 'actor' | 'req'>): Asking {
  if (actor.userId === undefined) throw new AppError('unauthenticated', 'Please sign in');
  return {
    userId: actor.userId,
    sessionToken: req.get(sessionTokenHeader),
    clientAddress: req.get(clientAddressHeader),
  };
}
