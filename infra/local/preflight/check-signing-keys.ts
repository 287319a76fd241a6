import { publicKeysForm, readInternalKeys, signingKeyForm } from '@shopwright/service-kit/http/internal-keys';
import type { Finding } from './finding';
import { type Given, signingKeyNames } from './setting-rules';

/**
 * Checks the settings of containers by which their processes know each other. `shared` may be empty, which is not the same as
 * unset: then the containers would use a published secret.
 */
export function checkSigningKeys(given: Given, shared: string | undefined): Finding[] {
  const missing = [...signingKeyNames, 'INTERNAL_PUBLIC_KEYS'].filter((name) => given(name) === undefined);
  if (missing.length > signingKeyNames.length) {
    const setting = 'INTERNAL_TOKEN_SECRET';
    if (!shared?.trim())
      return [{ setting: 'INTERNAL_PUBLIC_KEYS', message: 'is not set. npm run signing-keys prints it and the keys.' }];
    return [{ setting, message: `is shared by all processes. ${keysInstead}`, isWarning: true }];
  }
  const found: Finding[] = missing.map((setting) => ({
    setting,
    message: 'is not set. npm run signing-keys prints all keys.',
  }));
  for (const setting of signingKeyNames.filter((name) => !missing.includes(name))) {
    if (!isKnown(given(setting), given('INTERNAL_PUBLIC_KEYS'))) {
      found.push({
        setting,
        message: 'has no public key in INTERNAL_PUBLIC_KEYS. Set all that npm run signing-keys prints.',
      });
    }
  }
  if (shared === undefined) {
    found.push({ setting: 'INTERNAL_TOKEN_SECRET', message: 'is not set. Set it empty: INTERNAL_TOKEN_SECRET=' });
  }
  if (!shared?.trim() && given('LINK_SECRET') === undefined) {
    found.push({ setting: 'LINK_SECRET', message: 'is not set. openssl rand -hex 32 makes one.' });
  }
  if (shared?.trim())
    found.push({ setting: 'INTERNAL_TOKEN_SECRET', message: `is still accepted. ${emptyIt}`, isWarning: true });
  return found;
}

const keysInstead = 'One that is taken over can act as any other: npm run signing-keys gives each a key of its own.';
const emptyIt = 'Empty it once all containers run with keys: INTERNAL_TOKEN_SECRET=';

/** Malformed ones are reported by their form. */
function isKnown(signingKey = '', publicKeys = ''): boolean {
  if (!signingKeyForm.test(signingKey) || !publicKeysForm.test(publicKeys)) return true;
  try {
    readInternalKeys(signingKey, publicKeys);
    return true;
  } catch {
    return false;
  }
}
