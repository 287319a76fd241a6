import { BlockList, isIPv6 } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** IANA's registry of special-purpose addresses, multicast, and a public address at which Azure answers machines only. */
const notPublic4 = new BlockList();
for (const subnet of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]) {
  const [address = '', bits] = subnet.split('/');
  notPublic4.addSubnet(address, Number(bits), 'ipv4');
}

/**
 * What IANA gives out. Outside of it are, among others, the addresses that wrap one of IPv4 (`::ffff:0:0/96`, `64:ff9b::/96`),
 * private ones and multicast.
 */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** Protocols (Teredo), documentation, wrapped IPv4 (6to4), AS112. */
const notPublic6 = new BlockList();
notPublic6.addSubnet('2001::', 23, 'ipv6');
notPublic6.addSubnet('2001:db8::', 32, 'ipv6');
notPublic6.addSubnet('2002::', 16, 'ipv6');
notPublic6.addSubnet('2620:4f:8000::', 48, 'ipv6');
notPublic6.addSubnet('3fff::', 20, 'ipv6');

export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !notPublic4.check(address, 'ipv4');
  return global6.check(address, 'ipv6') && !notPublic6.check(address, 'ipv6');
}

export const isLoopbackAddress = (address: string): boolean =>
  loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
