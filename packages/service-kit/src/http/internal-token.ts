import type { IncomingHttpHeaders } from 'node:http';
import type { Endpoint, ProcessName, ServiceName } from '@shopwright/contracts/endpoint';
import { type PermissionHolder, permissions } from '@shopwright/contracts/permissions';
import { decodeJwt, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import { AppError } from '../errors';
import type { Logger } from '../runtime/logger';
import type { InternalKeys } from './internal-keys';
import { createLateTokenLog } from './late-token-log';

/** The user, visitor or process that a call is made for. */
export interface Actor extends PermissionHolder {
  /** With an API key: the member who made it. */
  userId?: number;
  visitorId?: string;
  /** What a member of the team may give back in a day, in the store's currency. Undefined without a limit. */
  refundLimit?: string;
}

const claims = z.object({
  role: z.enum(['anonymous', 'shopper', 'staff', 'operator', 'system']),
  userId: z.number().int().optional(),
  visitorId: z.string().optional(),
  // A process of the next release may know others.
  permissions: z
    .array(z.string())
    .transform((names) => permissions.filter((known) => names.includes(known)))
    .optional(),
  apiKey: z.object({ id: z.number().int(), name: z.string() }).optional(),
  refundLimit: z.string().optional(),
});

/** The user, and the process whose key signed. */
export interface Caller {
  actor: Actor;
  process: ProcessName;
}

export interface InternalTokens {
  /** Signs a token that only `audience` accepts. Throws without a signing key. */
  headersFor(actor: Actor, audience: Endpoint['service']): Promise<Record<string, string>>;
  /** Throws `unauthenticated` for a missing, wrong or old token. */
  readCaller(headers: IncomingHttpHeaders): Promise<Caller>;
}

interface TokenOptions {
  /** The service that verifies. A process that none of the others calls has no name. */
  audience?: ServiceName;
  lifetimeSeconds?: number;
  logger?: Pick<Logger, 'warn'>;
}

const tokenHeader = 'x-process-token';
const algorithm = 'EdDSA';

/** The most seconds that the clocks of two hosts may be apart. */
const clockToleranceSeconds = 300;

/** Clearing it costs one signature per actor. */
const rememberedMax = 2000;

/**
 * Signs and verifies identities between processes, for a minute, and five more for clock differences. Reuses tokens,
 * because signing is slow.
 */
export function createInternalTokens(
  keys: InternalKeys,
  { audience, lifetimeSeconds = 60, logger }: TokenOptions = {},
): InternalTokens {
  const noteLate = createLateTokenLog(logger);
  const verified = new Map<string, { caller: Caller; expiresAt: number }>();
  const signOnce = rememberSigned((actor, called) => {
    const expiresAt = Math.floor(Date.now() / 1000) + lifetimeSeconds;
    return signToken(keys, new SignJWT({ ...actor }).setExpirationTime(expiresAt).setAudience(called));
  }, lifetimeSeconds);

  const verify = async (token: string): Promise<Caller> => {
    const known = verified.get(token);
    if (known && Date.now() < known.expiresAt) return known.caller;
    try {
      const { payload, process } = await verifyToken(keys, token, noteLate);
      if (audience === undefined || ![payload.aud].flat().includes(audience))
        throw new Error('the token names another service');
      const actor = Object.freeze(claims.parse(payload));
      if (process !== 'bff' && actor.role !== 'system') throw new Error(`${process} acts for no user or visitor`);
      const caller = { actor, process };
      if (verified.size >= rememberedMax) verified.clear();
      verified.set(token, { caller, expiresAt: (payload.exp ?? 0) * 1000 });
      return caller;
    } catch (cause) {
      throw new AppError('unauthenticated', 'This endpoint is internal', { cause });
    }
  };

  return {
    headersFor: async (actor, called) => ({ [tokenHeader]: await signOnce(actor, called) }),
    async readCaller(headers) {
      const token = headers[tokenHeader];
      if (typeof token !== 'string') throw new AppError('unauthenticated', 'This endpoint is internal');
      return verify(token);
    },
  };
}

async function signToken({ name, signingKey }: InternalKeys, token: SignJWT): Promise<string> {
  if (!signingKey || !name) throw new Error('INTERNAL_SIGNING_KEY is not set, so this process cannot call others');
  return token.setProtectedHeader({ alg: algorithm }).setIssuer(name).sign(signingKey);
}

/** Verifies with the public keys of the process that the token names. Throws for any other token. */
async function verifyToken(
  { publicKeys }: InternalKeys,
  token: string,
  noteLate: (process: string, error: unknown) => void,
): Promise<{ payload: JWTPayload; process: ProcessName }> {
  const process = decodeJwt(token).iss as ProcessName;
  const options = { issuer: process, algorithms: [algorithm], clockTolerance: clockToleranceSeconds };
  let failure: unknown = new Error('no process of this name has a key');
  for (const key of publicKeys.get(process) ?? []) {
    try {
      return { payload: (await jwtVerify(token, key, options)).payload, process };
    } catch (error) {
      failure = error;
    }
  }
  noteLate(process, failure);
  throw failure;
}

type Sign = (actor: Actor, called: Endpoint['service']) => Promise<string>;

function rememberSigned(sign: Sign, lifetimeSeconds: number): Sign {
  const signed = new Map<string, { token: Promise<string>; reusedUntil: number }>();
  return (actor, called) => {
    const name = nameOf(actor, called);
    const known = signed.get(name);
    if (known && Date.now() < known.reusedUntil) return known.token;
    const token = sign(actor, called);
    if (signed.size >= rememberedMax) signed.clear();
    token.catch(() => signed.delete(name));
    signed.set(name, { token, reusedUntil: Date.now() + (lifetimeSeconds * 1000) / 3 });
    return token;
  };
}

/** Two actors that differ in anything have different names. */
const nameOf = (
  { role, userId, visitorId, permissions: held = [], apiKey, refundLimit }: Actor,
  called: string,
): string =>
  `${called} ${role} ${userId ?? ''} ${visitorId ?? ''} ${held.join()} ${refundLimit ?? ''} ${apiKey?.id ?? ''} ${apiKey?.name ?? ''}`;

/** Throws `unauthenticated` for visitors and processes. */
export function signedIn({ userId }: Actor): number {
  if (userId === undefined) throw new AppError('unauthenticated', 'Please sign in');
  return userId;
}

/** From the BFF about the browser. Trusted only with a signed token; never copied from outside, never logged. */

export const sessionTokenHeader = 'x-session-token';

/** IPv6 truncated to its subnet. */
export const clientAddressHeader = 'x-client-ip';
