import { hash, verify } from '@node-rs/argon2';
import { AppError } from '@shopwright/service-kit/errors';
import pLimit from 'p-limit';

/** The library's two calls. A test replaces them to observe or delay hashing. */
interface Hasher {
  hash(password: string, cost: object): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}

/** Parameters of argon2id, the library's default algorithm, as OWASP recommends: about 20 ms and 19 MiB per hash. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of an unknown password, at the same cost as all others: an account that has it cannot sign in. */
export const unusableHash =
  '$argon2id$v=19$m=19456,t=2,p=1$niHns4dgn+a23MqkXwvWWw$DqR2uWLwHCkgZg7RJTNoHoGvghdsBsWjylGYE08/dbQ';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long without a hash (no such account) as with one, so that the duration reveals nothing. */
  verify(hash: string | undefined, password: string): Promise<boolean>;
}

const waitingMax = 20;

/**
 * Runs two hashes at a time, so that many sign-ins cannot exhaust the CPU. Throws `unavailable` where too many wait.
 */
export function createPasswords(hasher: Hasher = { hash, verify }): Passwords {
  const limit = pLimit(2);
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.pendingCount >= waitingMax) throw new AppError('unavailable', 'Too many passwords are being checked');
    return limit(work);
  };
  return {
    hash: (password) => inTurn(() => hasher.hash(password, cost)),
    verify: async (stored, password) => {
      const matches = await inTurn(() => hasher.verify(stored ?? unusableHash, password));
      return matches && stored !== undefined;
    },
  };
}
