import type { Request } from 'express';

/** A browser that has signed in before, as the BFF read it from its signed cookie. */
export interface KnownDevice {
  id: string;
  /** The accounts that it signed in to. */
  userIds: number[];
}

/** Counts beside a signed internal token only, like the headers of `internal-token.ts`. */
export const knownDeviceHeader = 'x-known-device';

/** Names the account that a reply of auth proved the browser to belong to, without signing it in. */
export const provenUserHeader = 'x-proven-user';

export const toKnownDeviceHeader = ({ id, userIds }: KnownDevice): Record<string, string> => ({
  [knownDeviceHeader]: `${id} ${userIds.join(',')}`,
});

export function readKnownDevice(req: Request): KnownDevice | undefined {
  const [id, userIds] = (req.get(knownDeviceHeader) ?? '').split(' ');
  return id && userIds ? { id, userIds: userIds.split(',').map(Number) } : undefined;
}
