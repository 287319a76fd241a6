import type { Endpoint, ServiceName } from '@shopwright/contracts/endpoint';
import type { ActorRole } from '@shopwright/contracts/roles';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
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
  /** `audience` is the service that is called: no other one accepts the token. */
  sign(actor: Actor, audience?: Endpoint['service']): Promise<string>;
  /** Throws `unauthenticated` unless a process of the store signed the token for this service a short while ago. */
  verify(token: string): Promise<Actor>;
}

interface TokenOptions {
  /** The service that verifies. A process that none of the others calls has no name. */
  audience?: ServiceName;
  lifetimeSeconds?: number;
}

/** How far the clocks of two hosts may be apart. */
const clockToleranceSeconds = 300;

/** A cleared cache costs one signature for each actor. */
const rememberedMax = 2000;

/**
 * Signs and verifies the identity of internal calls; a plain header proves nothing. A token is valid for a minute, and for
 * five more because the clocks of two hosts may differ. Calls for the same actor share a token for a third of its lifetime,
 * because a signature takes longer than most reads.
 */
export function createInternalTokens(
  secret: string,
  { audience, lifetimeSeconds = 60 }: TokenOptions = {},
): InternalTokens {
  const key = new TextEncoder().encode(secret);
  const signed = new Map<string, { token: Promise<string>; reusedUntil: number }>();
  const verified = new Map<string, { actor: Actor; expiresAt: number }>();

  const sign = (actor: Actor, called?: Endpoint['service']): Promise<string> => {
    const token = new SignJWT({ ...actor })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(issuer)
      .setExpirationTime(Math.floor(Date.now() / 1000) + lifetimeSeconds);
    return (called === undefined ? token : token.setAudience(called)).sign(key);
  };

  return {
    sign(actor, called) {
      const name = `${called ?? ''} ${actor.role} ${actor.userId ?? ''} ${actor.visitorId ?? ''}`;
      const known = signed.get(name);
      if (known && Date.now() < known.reusedUntil) return known.token;
      const token = sign(actor, called);
      if (signed.size >= rememberedMax) signed.clear();
      signed.set(name, { token, reusedUntil: Date.now() + (lifetimeSeconds * 1000) / 3 });
      return token;
    },
    async verify(token) {
      const known = verified.get(token);
      if (known && Date.now() < known.expiresAt) return known.actor;
      try {
        const { payload } = await jwtVerify(token, key, {
          issuer,
          algorithms: ['HS256'],
          clockTolerance: clockToleranceSeconds,
        });
        if (isForAnother(payload, audience)) throw new Error('the token names another service');
        const actor = Object.freeze(claims.parse(payload));
        if (verified.size >= rememberedMax) verified.clear();
        verified.set(token, { actor, expiresAt: (payload.exp ?? 0) * 1000 });
        return actor;
      } catch (cause) {
        throw new AppError('unauthenticated', 'This call is internal', { cause });
      }
    },
  };
}

/** Returns whether a token names other services only. Callers of the version before 2026-11-22 name none. */
function isForAnother({ aud }: JWTPayload, audience: ServiceName | undefined): boolean {
  if (audience === undefined || aud === undefined) return false;
  return ![aud].flat().includes(audience);
}

/** Returns the user's id. Throws `unauthenticated` for visitors, and for processes, which have no account. */
export function signedIn({ userId }: Actor): number {
  if (userId === undefined) throw new AppError('unauthenticated', 'Please sign in');
  return userId;
}

/**
 * Headers about the browser from the BFF to a service. They count only beside a signed internal token, are never copied
 * from the outside and never logged.
 */

/** The token of the browser's session, for calls about the session itself. */
export const sessionTokenHeader = 'x-session-token';

/** The browser's network address, an IPv6 one truncated to its subnet. */
export const clientAddressHeader = 'x-client-ip';
