import { lookup as lookupOfSystem } from 'node:dns/promises';
import { isIP } from 'node:net';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import { fieldError } from '@shopwright/service-kit/errors';
import { isLoopbackAddress, isPublicAddress } from '@shopwright/service-kit/http/public-address';
import { sleep } from '@shopwright/service-kit/runtime/deadline';

interface Rules {
  /** Also takes this machine, by http. */
  allowLocal: boolean;
  /** Of tests. */
  lookup?: (host: string) => Promise<{ address: string }[]>;
}

const lookupMs = 2000;

/**
 * Throws `unprocessable` that names `url` where it is not an https address, or leads to a private network now. That it
 * leads to none later is checked again with each call. A host that nobody knows yet may be one tomorrow.
 */
export async function checkWebhookUrl(address: string, { allowLocal, lookup = lookupAll }: Rules): Promise<void> {
  const url = new URL(address);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [{ address: host }] : await lookupInTime(lookup, host);
  const isLocal = addresses.length > 0 && addresses.every((each) => isLoopbackAddress(each.address));
  if (allowLocal && isLocal) return;
  const isPrivate = addresses.length > 0 && !addresses.some((each) => isPublicAddress(each.address));
  const hasSecret = url.username !== '' || url.password !== '';
  if (url.protocol !== 'https:' || hasSecret || isPrivate || /(^|\.)localhost$/i.test(host))
    throw fieldError('unprocessable', 'url', validationMessages.public_https);
}

const lookupAll: NonNullable<Rules['lookup']> = (host) => lookupOfSystem(host, { all: true });

async function lookupInTime(lookup: NonNullable<Rules['lookup']>, host: string): Promise<{ address: string }[]> {
  const found = lookup(host).catch(() => []);
  return Promise.race([found, sleep(lookupMs).then(() => [])]);
}
