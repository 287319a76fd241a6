import type { Role } from '@shopwright/contracts/roles';
import { describe, expect, it } from 'vitest';
import { checkNewPassword } from './new-password';

const check = (password: string, role: Role = 'shopper') =>
  checkNewPassword('password', password, {
    role,
    email: 'maya.okafor@example.com',
    firstName: 'Maya',
    lastName: 'Okafor',
  });
const refused = (message: string) => ({ code: 'invalid_request', fields: [{ path: 'password', message }] });
const common = refused('This password is too easy to guess');
const short = refused('Password must be at least 12 characters');

describe('checkNewPassword', () => {
  it.each([
    '123456',
    'password',
    'P@ssw0rd',
    'qwerty123',
    'iloveyou',
    'aaaaaaaaaaaaaaaa',
    'abcdef',
    'okafor',
    'maya.okafor@example.com',
  ])('refuses %s to a shopper', (password) => expect(check(password)).rejects.toMatchObject(common));

  it.each(['xkqvzt', 'secret-lamp', 'correct horse'])('accepts %s from a shopper', (password) =>
    expect(check(password)).resolves.toBeUndefined(),
  );

  it.each(['staff', 'operator'] as const)(
    'wants 12 characters of %s, and more than a common password',
    async (role) => {
      await expect(check('xkqvztplmwy', role)).rejects.toMatchObject(short);
      for (const password of ['password1234', '123456789012', 'qwertyuiop12', 'adminadminadmin'])
        await expect(check(password, role)).rejects.toMatchObject(common);
      await expect(check('a long password', role)).resolves.toBeUndefined();
    },
  );

  it('takes less than a second of CPU for the longest password', async () => {
    const before = process.cpuUsage();
    await check('p@$$w0rd1'.repeat(14));
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
  });
});
