import { hash, verify } from '@node-rs/argon2';
import { AppError } from '@shopwright/service-kit/errors';
import { createSlots } from '@shopwright/service-kit/runtime/slots';

/** The library's two calls; a test takes their place to see or to hold up what is hashed. */
export interface Hasher {
  hash(password: string, cost: object): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}

/** argon2id, the library's default algorithm, at OWASP's figures: about 20 ms and 19 MiB each. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password that nobody knows, at the same cost as all others: with it an account cannot be opened. */
export const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$niHns4dgn+a23MqkXwvWWw$DqR2uWLwHCkgZg7RJTNoHoGvghdsBsWjylGYE08/dbQ';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long for an account that does not exist (no hash), so that the time tells nothing. */
  verify(hash: string | undefined, password: string): Promise<boolean>;
}

/** Two hashes at once keep a flood of sign-ins from taking the machine; what cannot wait in line gets a 503. */
export function createPasswords(hasher: Hasher = { hash, verify }): Passwords {
  const slots = createSlots({ runningMax: 2, waitingMax: 20 });
  const refuse = () => {
    throw new AppError('unavailable', 'Too many passwords are being checked');
  };
  return {
    hash: (password) => slots.run(() => hasher.hash(password, cost), refuse),
    verify: async (stored, password) => {
      const matches = await slots.run(() => hasher.verify(stored ?? nobodysHash, password), refuse);
      return matches && stored !== undefined;
    },
  };
}
