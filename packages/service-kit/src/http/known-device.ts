import type { Request } from 'express';

/** An account that a browser signed in to, and the mark of the password that it had. */
export interface DeviceUser {
  userId: number;
  passwordMark: string;
}

/** A browser that has signed in before, as the BFF read it from its signed cookie. */
export interface KnownDevice {
  id: string;
  users: DeviceUser[];
}

/** Counts beside a signed internal token only, like the headers of `internal-token.ts`. */
const knownDeviceHeader = 'x-known-device';

/** Names the account that a response of auth proved the browser to belong to, without signing it in. */
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
