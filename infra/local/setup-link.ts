import { checkSetupLink } from '@shopwright/contracts/http/setup';
import { readInternalKeys } from '@shopwright/service-kit/http/internal-keys';
import { createInternalTokens } from '@shopwright/service-kit/http/internal-token';
import * as z from 'zod';
import { environmentOfCommand, type Wiring } from './environment';
import { runCommand } from './supervisor/program';

const pollMs = 3_000;

const opening = z.object({ link: z.string().nullable(), hasDemoAccounts: z.boolean() });

/** The lines about accounts that `npm start` prints. `link` is the first owner's one-time link, null if there is an owner. */
export type Opening = z.infer<typeof opening>;

/** Asks auth's command for a link, which is new each time. Earlier ones stay valid until they expire. */
export async function createSetupLink(wiring: Wiring): Promise<Opening> {
  return readOpening(await runCommand('auth', 'setup-link', environmentOfCommand('auth', wiring)));
}

/** Reads the last line of the command's output. */
export const readOpening = (output: string): Opening =>
  opening.parse(JSON.parse(output.trim().split('\n').at(-1) ?? ''));

/** Calls back once the link can no longer be used. Returns the function that ends the watch. */
export function watchSetupLink(link: string, { ports, secrets }: Wiring, onDead: () => void): () => void {
  const token = new URL(link).searchParams.get('token') ?? '';
  const url = `http://127.0.0.1:${ports.auth}${checkSetupLink.path}`;
  const { signingKeys, publicKeys } = secrets.internalKeys;
  const tokens = createInternalTokens(readInternalKeys(signingKeys.bff, publicKeys));
  const timer = setInterval(async () => {
    if (!(await isDead(url, token, await tokens.headersFor({ role: 'system' }, 'auth')))) return;
    clearInterval(timer);
    onDead();
  }, pollMs).unref();
  return () => clearInterval(timer);
}

/** Auth answers 404, 409 or 410 for a link of no use. While it is unavailable, nothing is known about the link. */
async function isDead(url: string, token: string, identity: Record<string, string>): Promise<boolean> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...identity, 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
    signal: AbortSignal.timeout(pollMs),
  }).catch(() => undefined);
  return response !== undefined && [404, 409, 410].includes(response.status);
}
