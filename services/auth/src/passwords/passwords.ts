import { hash, verify } from '@node-rs/argon2';
import { AppError } from '@shopwright/service-kit/errors';
import PQueue from 'p-queue';

/** argon2id, the library's default algorithm, at OWASP's figures: about 20 ms and 19 MiB each. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password that nobody knows, at the same cost as all others: with it an account cannot be opened. */
export const unusableHash =
  '$argon2id$v=19$m=19456,t=2,p=1$niHns4dgn+a23MqkXwvWWw$DqR2uWLwHCkgZg7RJTNoHoGvghdsBsWjylGYE08/dbQ';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long for an account that does not exist (no hash), so that the time tells nothing. */
  verify(hash: string | undefined, password: string): Promise<boolean>;
}

const waitingMax = 20;

/** Two hashes at once keep a flood of sign-ins from taking the machine. Throws `unavailable` when too many wait. */
export function createPasswords(): Passwords {
  const queue = new PQueue({ concurrency: 2 });
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (queue.size >= waitingMax) throw new AppError('unavailable', 'Too many passwords are being checked');
    return queue.add(work);
  };
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    verify: async (stored, password) => {
      const matches = await inTurn(() => verify(stored ?? unusableHash, password));
      return matches && stored !== undefined;
    },
  };
}
