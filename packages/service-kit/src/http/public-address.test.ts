import { describe, expect, it } from 'vitest';
import { isLoopbackAddress, isPublicAddress } from './public-address';

describe('isPublicAddress', () => {
  it.each(['8.8.8.8', '1.1.1.1', '172.15.255.255', '172.32.0.1', '223.255.255.255', '2606:4700::1111', '2a00:1450::1'])(
    'allows %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    ['this network', '0.0.0.0'],
    ['private', '10.1.2.3'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.178.1'],
    ['carrier-grade NAT', '100.64.0.1'],
    ['metadata of Alibaba', '100.100.100.200'],
    ['loopback', '127.0.0.1'],
    ['loopback', '127.255.255.254'],
    ['metadata, link-local', '169.254.169.254'],
    ['machines of Azure', '168.63.129.16'],
    ['metadata of Oracle', '192.0.0.192'],
    ['benchmarks', '198.19.0.1'],
    ['multicast', '224.0.0.1'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['mapped IPv4', '::ffff:127.0.0.1'],
    ['mapped IPv4, in full', '0:0:0:0:0:ffff:7f00:1'],
    ['mapped public IPv4', '::ffff:8.8.8.8'],
    ['compatible IPv4', '::127.0.0.1'],
    ['SIIT', '::ffff:0:127.0.0.1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['local NAT64', '64:ff9b:1::a00:1'],
    ['Teredo', '2001:0:7f00:1::'],
    ['6to4', '2002:7f00:1::'],
    ['documentation', '2001:db8::1'],
    ['unique local', 'fd00:ec2::254'],
    ['link-local', 'fe80::1'],
    ['link-local with a zone', 'fe80::1%eth0'],
    ['site-local', 'fec0::1'],
    ['multicast', 'ff02::1'],
  ])('refuses %s: %s', (_, address) => expect(isPublicAddress(address)).toBe(false));
});

describe('isLoopbackAddress', () => {
  it.each(['127.0.0.1', '127.8.8.8', '::1'])('knows %s', (address) => expect(isLoopbackAddress(address)).toBe(true));
  it.each(['10.0.0.1', '169.254.169.254', '8.8.8.8', '::', 'fe80::1'])('refuses %s', (address) =>
    expect(isLoopbackAddress(address)).toBe(false),
  );
});
