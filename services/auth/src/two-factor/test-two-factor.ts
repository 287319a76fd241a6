import { expect } from 'vitest';
import type { TestAuth } from '../test-auth';
import { type SignedIn, signedInAgent } from '../test-signed-in';
import { totpCode } from './test-totp';

/** Accounts with an authenticator app, and their sign-in. */
export function twoFactorOf(getAuth: () => TestAuth) {
  let users = 0;
  const newUser = () => signedInAgent(getAuth(), `two-factor-${++users}@example.com`);
  const wait = (ms: number) => {
    const { clock } = getAuth();
    clock.at = new Date(clock.at.getTime() + ms);
  };
  return {
    newUser,
    wait,
    /** Sets up an authenticator app, and returns its secret, the recovery codes and the user. */
    async withTotp(user?: SignedIn) {
      const { clock } = getAuth();
      const owner = user ?? (await newUser());
      const { secret } = (await owner.post('/auth/two-factor/totp')).body as { secret: string };
      const { status, body } = await owner.put('/auth/two-factor/totp', { code: totpCode(secret, clock.at) });
      expect(status).toBe(200);
      // The code of the setup counts as used.
      wait(30_000);
      return { ...owner, secret, codes: body.recoveryCodes as string[] };
    },
    begin: async (email: string) => (await getAuth().login(email)).body.details.token as string,
    enter: async (token: string, code: string, headers: Record<string, string> = {}) =>
      (await getAuth().as('bff')).post('/auth/login/code').set(headers).send({ token, code }),
  };
}
