import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { DeviceUser, KnownDevice } from '@shopwright/service-kit/http/known-device';
import type { Request, Response } from 'express';
import type { Config } from '../config';
import { cookieAttributes, readCookie } from './cookies';

type Settings = Pick<Config, 'cookies' | 'linkSecret'>;

const dayMs = 24 * 3_600_000;
/** A device is known to an account for this long after its last sign-in to it. */
const knownDays = 180;
/** A shared computer is known to its last few users. */
const usersMax = 5;

interface SignedInUser extends DeviceUser {
  /** The day of the last sign-in, counted from 1970. */
  day: number;
}

/**
 * Remembers in a signed cookie that the browser has signed in to the account, so that failed sign-ins elsewhere never
 * delay it. It is no session: it only changes by what attempts are counted. Signing out keeps it; auth compares the mark
 * of the password, so that a new password ends it.
 */
export function rememberDevice(req: Request, res: Response, settings: Settings, user: DeviceUser): void {
  const known = readCookieContent(req, settings);
  const others = (known?.users ?? []).filter(({ userId }) => userId !== user.userId);
  const users = [...others, { ...user, day: today() }].slice(-usersMax);
  const id = known?.id ?? randomBytes(16).toString('base64url');
  const content = [id, ...users.map(({ userId, passwordMark, day }) => `${userId}~${passwordMark}~${day}`)].join('.');
  res.cookie(settings.cookies.device, `${content}.${sign(content, settings).toString('base64url')}`, {
    ...cookieAttributes(settings.cookies),
    maxAge: knownDays * dayMs,
  });
}

/** Returns the device of the cookie; undefined for one that this store did not sign or that is too old. */
export function readDevice(req: Request, settings: Settings): KnownDevice | undefined {
  const { id, users = [] } = readCookieContent(req, settings) ?? {};
  return id && users.length > 0 ? { id, users } : undefined;
}

const shape = /^([\w-]{22})((?:\.[1-9]\d{0,9}~[\w-]{16}~\d{1,6}){1,5})\.([\w-]{43})$/;

function readCookieContent(req: Request, settings: Settings): { id: string; users: SignedInUser[] } | undefined {
  const [, id, users, signature] = shape.exec(readCookie(req, settings.cookies.device) ?? '') ?? [];
  if (!id || !users || !signature) return undefined;
  if (!timingSafeEqual(Buffer.from(signature, 'base64url'), sign(id + users, settings))) return undefined;
  const read = users
    .slice(1)
    .split('.')
    .map((user) => {
      const [userId, passwordMark = '', day] = user.split('~');
      return { userId: Number(userId), passwordMark, day: Number(day) };
    });
  return { id, users: read.filter(({ day }) => today() - day < knownDays) };
}

const today = (): number => Math.floor(Date.now() / dayMs);

function sign(content: string, { linkSecret }: Settings): Buffer {
  const key = new Uint8Array(hkdfSync('sha256', linkSecret, '', 'shopwright device cookies', 32));
  return createHmac('sha256', key).update(content).digest();
}
