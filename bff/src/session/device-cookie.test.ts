import type { Request, Response } from 'express';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { nameCookies } from '../config';
import { readDevice, rememberDevice } from './device-cookie';

const dayMs = 24 * 3_600_000;
const settings = {
  cookies: nameCookies(false),
  linkSecret: 'a secret of this store',
};
const withCookie = (value: string) => ({ headers: { cookie: `device=${value}` } }) as Request;
const mark = (letter: string) => letter.repeat(16);

/** Signs the user in on the browser with this cookie, and returns the new one. */
function signIn(cookie: string, userId: number, passwordMark: string): string {
  let value = '';
  const res = { cookie: (_name: string, written: string) => (value = written) } as unknown as Response;
  rememberDevice(withCookie(cookie), res, settings, { userId, passwordMark });
  return value;
}
const usersOf = (cookie: string) =>
  readDevice(withCookie(cookie), settings)?.users.map(({ userId, passwordMark }) => [userId, passwordMark]);

afterEach(() => vi.useRealTimers());

describe('the device cookie', () => {
  it('keeps the mark of the last password of each account', () => {
    const cookie = signIn(signIn(signIn('', 1, mark('a')), 2, mark('b')), 1, mark('c'));
    expect(usersOf(cookie)).toEqual([
      [2, mark('b')],
      [1, mark('c')],
    ]);
  });

  it('keeps the last five accounts', () => {
    let cookie = '';
    for (let userId = 1; userId <= 7; userId += 1) cookie = signIn(cookie, userId, mark('a'));
    expect(usersOf(cookie)?.map(([userId]) => userId)).toEqual([3, 4, 5, 6, 7]);
  });

  it.each([
    [0, [1, 2]],
    [80, [1, 2]],
    [99, [1, 2]],
    [100, [2]],
    [179, [2]],
    [180, undefined],
    [4000, undefined],
  ])('knows an account for 180 days after its last sign-in: %i days on', (days, known) => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
    const first = signIn('', 1, mark('a'));
    vi.setSystemTime(Date.UTC(2026, 0, 1) + 80 * dayMs);
    const cookie = signIn(first, 2, mark('b'));
    vi.setSystemTime(Date.UTC(2026, 0, 1) + (80 + days) * dayMs);
    expect(usersOf(cookie)?.map(([userId]) => userId)).toEqual(known);
  });

  it.each([
    '',
    'x',
    `${'i'.repeat(22)}.1.${'s'.repeat(43)}`,
    `${'i'.repeat(22)}.1~${mark('a')}~20000.${'s'.repeat(43)}`,
  ])('is not read from %j', (value) => {
    expect(readDevice(withCookie(value), settings)).toBeUndefined();
  });

  it('is not read with another account, mark or day than it was signed with', () => {
    const [id, user = '', signature] = signIn('', 12, mark('a')).split('.');
    for (const changed of [user.replace('12', '13'), user.replace('a', 'b'), user.replace(/\d$/, '9')].filter(
      (each) => each !== user,
    ))
      expect(readDevice(withCookie(`${id}.${changed}.${signature}`), settings)).toBeUndefined();
  });
});
