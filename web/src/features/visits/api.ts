import { recordVisit } from '@shopwright/contracts/http/store-analytics';
import { call } from '../../lib/api-client';
import { readStored, writeStored } from '../../lib/local-storage';
import { meQuery } from '../../lib/queries/session';
import { queryClient } from '../../lib/query-client';

const key = 'visit-recorded';
const session = () => sessionStorage;

/** Returns the campaign that an address names. Ignores values that the contract rejects. */
export function campaignIn(search: string): string | undefined {
  const source = new URLSearchParams(search).get('utm_source')?.toLowerCase() ?? '';
  return /^[a-z0-9_-]{1,40}$/.test(source) ? source : undefined;
}

/**
 * Counts this visit, which began at an address with this `search`, once per tab. The merchant's own people are not counted.
 * A failure is silent: the metrics are approximate.
 */
export async function countVisit(search: string): Promise<void> {
  if (readStored(key, session)) return;
  const user = await queryClient.ensureQueryData(meQuery).catch(() => null);
  if (user && user.role !== 'shopper') return;
  writeStored(key, 'yes', session);
  call(recordVisit, { body: { source: campaignIn(search) } }).catch(() => {});
}
