import type { Request } from 'express';

/** An account with the mark of the password that it had. */
export interface DeviceUser {
  userId: number;
  passwordMark: string;
}

/** Read from a signed cookie. */
export interface KnownDevice {
  id: string;
  users: DeviceUser[];
}

/** Trusted only with a signed token. */
const knownDeviceHeader = 'x-known-device';

/** The account that a response of auth proved, without a sign-in. */
export const provenUserHeader = 'x-proven-user';

export const toProvenUser = ({ userId, passwordMark }: DeviceUser): string => `${userId}:${passwordMark}`;

export function readProvenUser(value: string): DeviceUser | undefined {
  const [, userId, passwordMark] = /^(\d+):([\w-]+)$/.exec(value) ?? [];
  return userId && passwordMark ? { userId: Number(userId), passwordMark } : undefined;
}

export const toKnownDeviceHeader = ({ id, users }: KnownDevice): Record<string, string> => ({
  [knownDeviceHeader]: `${id} ${users.map(toProvenUser).join(',')}`,
});

export function readKnownDevice(req: Request): KnownDevice | undefined {
  const [id, users = ''] = (req.get(knownDeviceHeader) ?? '').split(' ');
  const known = users.split(',').flatMap((user) => readProvenUser(user) ?? []);
  return id && known.length > 0 ? { id, users: known } : undefined;
}
