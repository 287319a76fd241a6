import { expect, it } from 'vitest';
import { createPasswords } from './passwords';

it('checks two passwords at the same time, lets twenty wait and refuses the next', async () => {
  const passwords = createPasswords();
  const results = await Promise.allSettled(Array.from({ length: 30 }, () => passwords.verify(undefined, 'wrong')));
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(8);
  expect(refused[0]).toMatchObject({ reason: { code: 'unavailable' } });
  await expect(passwords.verify(undefined, 'wrong')).resolves.toBe(false);
});
