import { publicKeysForm, readInternalKeys, signingKeyForm } from '@shopwright/service-kit/http/internal-keys';
import type { Finding } from './finding';
import { type Given, signingKeyNames } from './setting-rules';

/** Checks the settings of containers by which their processes know each other. */
export function checkSigningKeys(given: Given): Finding[] {
  const names = [...signingKeyNames, 'INTERNAL_PUBLIC_KEYS'];
  const missing = names.filter((name) => given(name) === undefined);
  if (missing.length === names.length) {
    return [{ setting: 'INTERNAL_PUBLIC_KEYS', message: 'is not set. npm run signing-keys prints it and the keys.' }];
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
  if (given('LINK_SECRET') === undefined) {
    found.push({ setting: 'LINK_SECRET', message: 'is not set. openssl rand -hex 32 makes one.' });
  }
  return found;
}

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
