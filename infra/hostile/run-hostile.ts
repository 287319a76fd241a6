import { type AccessResult, checkAccess, checkOwnership } from './check-access';
import { type CanaryResult, findCanaries } from './find-canaries';
import { openStore } from './open-store';
import { findUnnoticed } from './plant-leaks';
import { sendCanaries } from './send-canaries';
import { type GeneratedResult, sendGenerated } from './send-generated';

export interface HostileResult {
  access: AccessResult;
  ownership: AccessResult;
  generated: GeneratedResult & { perSecond: number };
  canaries: CanaryResult & { count: number; sent: number };
  /** Planted wrongs that no check named. */
  unnoticed: string[];
}

/**
 * Calls every endpoint of a running store as everybody who may not, sends secrets and generated requests, and searches all
 * that the store writes for these secrets. Then it breaks the store in small ways, and names what no check noticed.
 */
export async function runHostile(home: string, size: { seed: number; requests: number }): Promise<HostileResult> {
  const store = await openStore(home);
  const access = await checkAccess(store);
  const ownership = await checkOwnership(store);
  const sent = await sendCanaries(store);
  const startedAt = Date.now();
  const generated = await sendGenerated(store, size.seed, size.requests);
  const perSecond = (generated.sent * 1000) / (Date.now() - startedAt);
  const canaries = { ...(await findCanaries(home, store)), count: store.canaries.length, sent };
  const unnoticed = await findUnnoticed(home, store);
  return { access, ownership, generated: { ...generated, perSecond }, canaries, unnoticed };
}
