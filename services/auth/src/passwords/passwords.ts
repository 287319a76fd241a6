import { hash, verify } from '@node-rs/argon2';
import { AppError } from '@shopwright/service-kit/errors';
import PQueue from 'p-queue';

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
 * Runs two hashes at a time, so that many sign-ins cannot exhaust the CPU. Throws `unavailable` when the queue is full.
 */
export function createPasswords(hasher: Hasher = { hash, verify }): Passwords {
  const queue = new PQueue({ concurrency: 2 });
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (queue.size >= waitingMax) throw new AppError('unavailable', 'Too many passwords are being checked');
    return queue.add(work);
  };
  return {
    hash: (password) => inTurn(() => hasher.hash(password, cost)),
    verify: async (stored, password) => {
      const matches = await inTurn(() => hasher.verify(stored ?? unusableHash, password));
      return matches && stored !== undefined;
    },
  };
}
