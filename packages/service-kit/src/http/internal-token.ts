import type { ActorRole } from '@shopwright/contracts/roles';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { AppError } from '../errors';

/** The user, visitor or process that a call is made for. */
export interface Actor {
  role: ActorRole;
  userId?: number;
  /** The browser, signed in or not. */
  visitorId?: string;
}

const claims = z.object({
  role: z.enum(['anonymous', 'shopper', 'staff', 'operator', 'system']),
  userId: z.number().int().optional(),
  visitorId: z.string().optional(),
});

const issuer = 'shopwright';

export interface InternalTokens {
  sign(actor: Actor): Promise<string>;
  /** Throws `unauthenticated` unless a process of the store signed the token within the last minute. */
  verify(token: string): Promise<Actor>;
}

/** Signs and verifies the identity of internal calls. A token is valid for a minute; a plain header proves nothing. */
export function createInternalTokens(secret: string, lifetimeSeconds = 60): InternalTokens {
  const key = new TextEncoder().encode(secret);
  return {
    sign: (actor) =>
      new SignJWT({ ...actor })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(issuer)
        .setExpirationTime(Math.floor(Date.now() / 1000) + lifetimeSeconds)
        .sign(key),
    verify: async (token) => {
      try {
        const { payload } = await jwtVerify(token, key, { issuer, algorithms: ['HS256'], clockTolerance: 5 });
        return claims.parse(payload);
      } catch (cause) {
        throw new AppError('unauthenticated', 'This call is internal', { cause });
      }
    },
  };
}
