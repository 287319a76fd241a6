import { getStaffStoreSettings } from '@shopwright/contracts/http/store-settings';
import type { ServiceClient } from '@shopwright/service-kit/http/client';

interface Known {
  timeZone: string;
  readAt: number;
}

/** A change takes effect within this time, as everywhere in the store. */
const keptMs = 1000;
const knownOf = new WeakMap<ServiceClient, Known>();

/**
 * Returns the time zone of the store, by whose days orders are listed, counted and dated. While the catalog is
 * unavailable it is the one that was read last; throws where there is none.
 */
export async function readTimeZone({ catalog }: { catalog: ServiceClient }): Promise<string> {
  const known = knownOf.get(catalog);
  if (known && Date.now() - known.readAt < keptMs) return known.timeZone;
  try {
    const { timeZone } = await catalog.call(getStaffStoreSettings);
    knownOf.set(catalog, { timeZone, readAt: Date.now() });
    return timeZone;
  } catch (error) {
    if (known) return known.timeZone;
    throw error;
  }
}
