import type { ProcessName } from '@shopwright/contracts/endpoint';
import { decodeJwt, type JWTPayload, type JWTVerifyOptions, jwtVerify, type SignJWT } from 'jose';
import type { InternalKeys } from './internal-keys';

export interface TokenForm {
  name: string;
  canSign: boolean;
  sign(token: SignJWT): Promise<string>;
  /** Throws for any other token. */
  verify(token: string): Promise<{ payload: JWTPayload; process?: ProcessName }>;
}

/** The most seconds that the clocks of two hosts may be apart. */
const clockToleranceSeconds = 300;

/** Verifies with the public key of the process that a token names. */
export function createProcessTokens({ name, signingKey, publicKeys }: InternalKeys): TokenForm {
  const algorithm = 'EdDSA';
  return {
    name: algorithm,
    canSign: signingKey !== undefined,
    async sign(token) {
      if (!signingKey || !name) throw new Error('INTERNAL_SIGNING_KEY is not set');
      return token.setProtectedHeader({ alg: algorithm }).setIssuer(name).sign(signingKey);
    },
    async verify(token) {
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
      throw failure;
    },
  };
}

/** Signs with one secret that all processes share, so that it does not tell which of them did. */
export function createSharedTokens(secret: string): TokenForm {
  const key = new TextEncoder().encode(secret);
  const [algorithm, issuer] = ['HS256', 'shopwright'];
  const options: JWTVerifyOptions = { issuer, algorithms: [algorithm], clockTolerance: clockToleranceSeconds };
  return {
    name: algorithm,
    canSign: true,
    sign: (token) => token.setProtectedHeader({ alg: algorithm }).setIssuer(issuer).sign(key),
    verify: async (token) => ({ payload: (await jwtVerify(token, key, options)).payload }),
  };
}
