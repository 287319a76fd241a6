import { clientAddressHeader, sessionTokenHeader, signedIn } from '@shopwright/service-kit/http/internal-token';
import type { Call } from '@shopwright/service-kit/http/server';

/** The signed-in user of a call, and what the BFF reports about their browser. */
export interface RequestUser {
  userId: number;
  sessionToken?: string;
  clientAddress?: string;
}

export function readRequestUser({ actor, req }: Pick<Call<unknown>, 'actor' | 'req'>): RequestUser {
  return {
    userId: signedIn(actor),
    sessionToken: req.get(sessionTokenHeader),
    clientAddress: req.get(clientAddressHeader),
  };
}
