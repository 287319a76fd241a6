import { isIP } from 'node:net';
import type { Endpoint } from '@shopwright/contracts/endpoint';
import { mayCall } from '@shopwright/contracts/roles';
import type { Request } from 'express';
import { type Actor, clientAddressHeader } from './internal-token';
import { currentRequest } from './request-context';

/** Lets the changes of this request be recorded, if staff or an API key makes it. What customers may call, staff call for themselves. */
export function noteActing({ method, path, access }: Endpoint, actor: Actor, req: Request): void {
  const request = currentRequest();
  const isMember = actor.role === 'staff' || actor.role === 'operator';
  if (!request || method === 'GET' || !isMember || mayCall('shopper', access)) return;
  request.acting = {
    action: `${method} ${path}`,
    userId: actor.userId,
    role: actor.role,
    apiKeyId: actor.apiKey?.id,
    apiKeyName: actor.apiKey?.name,
    network: networkOf(req.get(clientAddressHeader)),
  };
}

/** Returns the network of an address, of at least 256 hosts, so that the log keeps no address of a person. */
export function networkOf(address: string | undefined): string | undefined {
  const [bare = ''] = (address ?? '').split('/');
  const mapped = bare.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(mapped) === 4) return `${mapped.split('.').slice(0, 3).join('.')}.0/24`;
  if (isIP(bare) !== 6) return undefined;
  const [head = '', tail] = bare.toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const groups = [
    ...first,
    ...Array<string>(tail === undefined ? 0 : 8 - first.length - last.length).fill('0'),
    ...last,
  ];
  return `${groups.slice(0, 3).join(':')}::/48`;
}
