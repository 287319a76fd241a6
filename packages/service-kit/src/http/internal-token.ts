import type { IncomingHttpHeaders } from 'node:http';
import type { Endpoint, ProcessName, ServiceName } from '@shopwright/contracts/endpoint';
import type { ActorRole } from '@shopwright/contracts/roles';
import { decodeProtectedHeader, type JWTPayload, SignJWT } from 'jose';
import * as z from 'zod';
import { AppError } from '../errors';
import type { InternalKeys } from './internal-keys';
import { createProcessTokens, createSharedTokens, type TokenForm } from './token-forms';

/** The user, visitor or process that a call is made for. */
export interface Actor {
  role: ActorRole;
  userId?: number;
  visitorId?: string;
}

const claims = z.object({
  role: z.enum(['anonymous', 'shopper', 'staff', 'operator', 'system']),
  userId: z.number().int().optional(),
  visitorId: z.string().optional(),
});

/** The user, and the process whose key signed. */
export interface Caller {
  actor: Actor;
  process?: ProcessName;
}

export interface InternalTokens {
  /** Signs a token that only `audience` accepts. */
  sign(actor: Actor, audience?: Endpoint['service']): Promise<string>;
  headersFor(actor: Actor, audience: Endpoint['service']): Promise<Record<string, string>>;
  /** Throws `unauthenticated` for a wrong or old token. */
  verify(token: string): Promise<Actor>;
  readCaller(headers: IncomingHttpHeaders): Promise<Caller>;
}

/** Signs with the keys of the process. The secret that all share is the form of the version before 2026-11-22. */
export interface TokenSecrets {
  sharedSecret?: string;
  keys?: InternalKeys;
}

interface TokenOptions {
  /** The service that verifies. A process that none of the others calls has no name. */
  audience?: ServiceName;
  lifetimeSeconds?: number;
}

/** Carries the token of the process's own key, while `authorization` carries the form of the version before. */
const processTokenHeader = 'x-process-token';

/** Clearing it costs one signature per actor. */
const rememberedMax = 2000;

/**
 * Signs and verifies identities between processes, for a minute, and five more for clock differences. Reuses tokens,
 * because signing is slow.
 */
export function createInternalTokens(
  secrets: string | TokenSecrets,
  { audience, lifetimeSeconds = 60 }: TokenOptions = {},
): InternalTokens {
  const { sharedSecret, keys }: TokenSecrets = typeof secrets === 'string' ? { sharedSecret: secrets } : secrets;
  const own = keys && createProcessTokens(keys);
  const shared = sharedSecret === undefined ? undefined : createSharedTokens(sharedSecret);
  const verified = new Map<string, { caller: Caller; expiresAt: number }>();
  const signOnce = rememberSigned((form, actor, called) => {
    const expiresAt = Math.floor(Date.now() / 1000) + lifetimeSeconds;
    const token = new SignJWT({ ...actor }).setExpirationTime(expiresAt);
    return form.sign(called === undefined ? token : token.setAudience(called));
  }, lifetimeSeconds);

  const verify = async (token: string): Promise<Caller> => {
    const known = verified.get(token);
    if (known && Date.now() < known.expiresAt) return known.caller;
    try {
      const form = decodeProtectedHeader(token).alg === 'HS256' ? shared : own;
      if (!form) throw new Error('this process does not know the form of the token');
      const { payload, process } = await form.verify(token);
      if (isForAnother(payload, process, audience)) throw new Error('the token names another service');
      const actor = Object.freeze(claims.parse(payload));
      if (process !== undefined && process !== 'bff' && actor.role !== 'system') {
        throw new Error(`${process} acts for no user or visitor`);
      }
      const caller = { actor, process };
      if (verified.size >= rememberedMax) verified.clear();
      verified.set(token, { caller, expiresAt: (payload.exp ?? 0) * 1000 });
      return caller;
    } catch (cause) {
      throw new AppError('unauthenticated', 'This endpoint is internal', { cause });
    }
  };

  return {
    async sign(actor, called) {
      const form = own?.canSign ? own : shared;
      if (!form) throw new Error('INTERNAL_SIGNING_KEY is not set, so this process cannot call others');
      return signOnce(form, actor, called);
    },
    async headersFor(actor, called) {
      return {
        ...(shared && { authorization: `Bearer ${await signOnce(shared, actor, called)}` }),
        ...(own?.canSign && { [processTokenHeader]: await signOnce(own, actor, called) }),
      };
    },
    verify: async (token) => (await verify(token)).actor,
    async readCaller(headers) {
      const given = own && headers[processTokenHeader];
      const token = given ? String(given) : /^Bearer ([\w.-]+)$/.exec(headers.authorization ?? '')?.[1];
      if (token === undefined) throw new AppError('unauthenticated', 'This endpoint is internal');
      return verify(token);
    },
  };
}

/** Returns whether a token names other services only. Callers of the version before 2026-11-22 name none. */
function isForAnother({ aud }: JWTPayload, process: ProcessName | undefined, audience?: ServiceName): boolean {
  if (process === undefined && (audience === undefined || aud === undefined)) return false;
  return audience === undefined || ![aud].flat().includes(audience);
}

type Sign = (form: TokenForm, actor: Actor, called?: Endpoint['service']) => Promise<string>;

function rememberSigned(sign: Sign, lifetimeSeconds: number): Sign {
  const signed = new Map<string, { token: Promise<string>; reusedUntil: number }>();
  return (form, actor, called) => {
    const name = `${form.name} ${called ?? ''} ${actor.role} ${actor.userId ?? ''} ${actor.visitorId ?? ''}`;
    const known = signed.get(name);
    if (known && Date.now() < known.reusedUntil) return known.token;
    const token = sign(form, actor, called);
    if (signed.size >= rememberedMax) signed.clear();
    token.catch(() => signed.delete(name));
    signed.set(name, { token, reusedUntil: Date.now() + (lifetimeSeconds * 1000) / 3 });
    return token;
  };
}

/** Throws `unauthenticated` for visitors and processes. */
export function signedIn({ userId }: Actor): number {
  if (userId === undefined) throw new AppError('unauthenticated', 'Please sign in');
  return userId;
}

/** From the BFF about the browser. Trusted only with a signed token; never copied from outside, never logged. */

export const sessionTokenHeader = 'x-session-token';

/** IPv6 truncated to its subnet. */
export const clientAddressHeader = 'x-client-ip';
