import { readEndpoints } from '@shopwright/tests/killed-processes/test-endpoints';
import postgres from 'postgres';
import { fromRoot } from '../../local/paths';
import { type AccessResult, checkAccess, checkOwnership } from './check-access';
import { checkBodies } from './check-bodies';
import { checkLinks } from './check-links';
import { checkPairs } from './check-pairs';
import { checkSource } from './check-source';
import { type CanaryResult, findCanaries } from './find-canaries';
import { openStore } from './open-store';
import { findUnnoticed } from './plant-leaks';
import { sendCanaries } from './send-canaries';
import { type ExtremesResult, sendExtremes } from './send-extremes';
import { type GeneratedResult, sendGenerated } from './send-generated';

export interface HostileResult {
  access: AccessResult;
  ownership: AccessResult;
  /** Guessable pairs, links that are over, files of senders without access, and what is seen in the code. */
  doors: AccessResult;
  extremes: ExtremesResult;
  generated: GeneratedResult & { perSecond: number };
  canaries: CanaryResult & { count: number; sent: number };
  /** Planted wrongs that no check named. */
  unnoticed: string[];
}

/**
 * Calls every endpoint of a running store as everybody who may not, sends secrets, extremes in every field of an address, and
 * generated requests, and searches all that the store writes for these secrets. Then it breaks the store in small ways, and
 * names what no check noticed.
 */
export async function runHostile(
  home: string,
  size: { seed: number; requests: number; everyExtreme: number },
): Promise<HostileResult> {
  const store = await openStore(home);
  const { postgres: databaseUrl } = await readEndpoints(home);
  // The triggers of the order service name its tables without a schema.
  const connection = { search_path: 'orders' };
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined, connection });
  const access = await checkAccess(store);
  const ownership = await checkOwnership(store);
  const doors = [await checkPairs(store, sql), await checkLinks(store, sql), await checkBodies(store)];
  doors.push({ compared: 1, leaks: checkSource(fromRoot('.')) });
  const sent = await sendCanaries(store);
  const extremes = await sendExtremes(store, size.everyExtreme);
  const startedAt = Date.now();
  const generated = await sendGenerated(store, size.seed, size.requests);
  const perSecond = (generated.sent * 1000) / (Date.now() - startedAt);
  const canaries = { ...(await findCanaries(home, store)), count: store.canaries.length, sent };
  const unnoticed = await findUnnoticed(home, store, sql);
  await sql.end({ timeout: 2 });
  const opened = { compared: sum(doors.map((door) => door.compared)), leaks: doors.flatMap((door) => door.leaks) };
  return { access, ownership, doors: opened, extremes, generated: { ...generated, perSecond }, canaries, unnoticed };
}

const sum = (counts: number[]): number => counts.reduce((total, count) => total + count, 0);
