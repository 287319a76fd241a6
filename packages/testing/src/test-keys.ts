import type { ProcessName, ServiceName } from '@shopwright/contracts/endpoint';
import { builtInRoles } from '@shopwright/contracts/permissions';
import { drawInternalKeys, readInternalKeys } from '@shopwright/service-kit/http/internal-keys';
import { createInternalTokens, type InternalTokens } from '@shopwright/service-kit/http/internal-token';
import { tokenSeconds } from './deadlines';

/** The keys of all processes of a test file. */
export const testKeys = drawInternalKeys();

/** Returns the variables by which a process that a test starts signs and verifies. */
export const testKeysOf = (name: ProcessName) => ({
  INTERNAL_SIGNING_KEY: testKeys.signingKeys[name],
  INTERNAL_PUBLIC_KEYS: testKeys.publicKeys,
});

/** Signs as `name`, or not at all, and verifies as `audience`. Staff without permissions have those of a manager. */
export function createTestTokens(name?: ProcessName, audience?: ServiceName): InternalTokens {
  const keys = readInternalKeys(name && testKeys.signingKeys[name], testKeys.publicKeys);
  const tokens = createInternalTokens(keys, { audience, lifetimeSeconds: tokenSeconds });
  return {
    ...tokens,
    headersFor: (actor, called) =>
      tokens.headersFor(actor.role === 'staff' ? { permissions: builtInRoles.manager, ...actor } : actor, called),
  };
}
