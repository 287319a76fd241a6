import type { IncomingMessage } from 'node:http';
import { ipKeyGenerator } from 'express-rate-limit';

/** Returns the client's network address, an IPv6 one truncated to the subnet of one customer (/56). */
export const clientAddress = ({ ip }: { ip?: string }): string => ipKeyGenerator(ip ?? '');

/** Finds the client's address as Express does behind this number of proxies. */
export function clientAddressFor(trustedProxies: number): (req: IncomingMessage) => string {
  return ({ socket, headers }) => {
    const own = socket.remoteAddress ?? '';
    if (trustedProxies === 0) return ipKeyGenerator(own);
    const forwarded = String(headers['x-forwarded-for'] ?? '');
    const addresses =
      forwarded === ''
        ? [own]
        : [
            own,
            ...forwarded
              .split(',')
              .map((each) => each.trim())
              .reverse(),
          ];
    return ipKeyGenerator(addresses[Math.min(trustedProxies, addresses.length - 1)] ?? own);
  };
}
