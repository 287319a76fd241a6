import { describe, expect, it } from 'vitest';
import { clientAddress, clientAddressFor } from './client-address';

describe('the address that a client is counted by', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    // 2^72 addresses of one customer.
    ['2001:db8:1:aa01:2:3:4:5', '2001:db8:1:aa00::/56'],
    ['2001:db8:1:aaff::1', '2001:db8:1:aa00::/56'],
  ])('%s counts as %s', (address, counted) => {
    expect(clientAddress({ ip: address })).toBe(counted);
    expect(clientAddressFor(0)({ socket: { remoteAddress: address }, headers: {} } as never)).toBe(counted);
    const headers = { 'x-forwarded-for': `198.51.100.1, ${address}` };
    expect(clientAddressFor(1)({ socket: { remoteAddress: '10.0.0.1' }, headers } as never)).toBe(counted);
  });
});
