import { hash, verify } from '@node-rs/argon2';
import { isLong } from '@shopwright/testing/drill';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCommit } from '../infra/lab/read-commit';
import { createPasswords } from '../services/auth/src/passwords/passwords';
import { startAuth, type TestAuth } from '../services/auth/src/test-auth';

const guesses = 1000;
const addresses = 50;
const hashedMax = 20;
/** The attempts that an account takes before it waits. Fewer would delay an owner who mistypes. */
const hashedMin = 15;

let auth: TestAuth;
let hashedCount = 0;

beforeAll(async () => {
  const countingVerify = (stored: string, password: string) => {
    hashedCount += 1;
    return verify(stored, password);
  };
  auth = await startAuth({ passwords: createPasswords({ hash, verify: countingVerify }) });
});
afterAll(() => auth.stop());

it(`an account takes at most ${hashedMax} of ${guesses} guesses from ${addresses} addresses`, async () => {
  await auth.register('guessed@example.com');
  for (let round = 0; round < guesses / addresses; round += 1)
    await Promise.all(Array.from({ length: addresses }, (_, address) => guess(`10.0.1.${address}`)));
  expect(hashedCount).toBeLessThanOrEqual(hashedMax);
  expect(hashedCount).toBeGreaterThanOrEqual(hashedMin);
  if (isLong) report();
});

const guess = (address: string) => auth.login('guessed@example.com', 'wrong password', { 'x-client-ip': address });

/** The guesses come in no drawn order, so there is no seed to print. */
function report(): void {
  const what = `${guesses.toLocaleString('en')} guesses of a password from ${addresses} addresses: hashed`;
  process.stdout.write(`${what} ${hashedCount} (commit ${readCommit()})\n`);
}
