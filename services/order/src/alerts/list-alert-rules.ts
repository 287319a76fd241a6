import type { ResponseOf } from '@shopwright/contracts/endpoint';
import { alertNames, type listAlertRules as listingRules } from '@shopwright/contracts/http/operations-alerts';
import { isNull } from 'drizzle-orm';
import { alertPasses, alerts } from '../db/alert-tables';
import type { OrderDeps } from '../deps';
import { lookAtStore, readSightings } from './read-sightings';

/** Looks at the store as a check does, without raising anything. Before the first check no value is known. */
export async function listAlertRules(deps: OrderDeps): Promise<ResponseOf<typeof listingRules>> {
  const { db } = deps.database;
  const now = deps.now();
  const [open, [pass], looked] = await Promise.all([
    db.select().from(alerts).where(isNull(alerts.clearedAt)),
    db.select().from(alertPasses),
    lookAtStore(deps, now),
  ]);
  const seen = pass && (await readSightings(db, pass, now, looked));
  const rules = alertNames.map((alert) => ({
    alert,
    value: seen?.[alert]?.value ?? seen?.[alert]?.count ?? null,
    openSince: open.find(({ name }) => name === alert)?.since.toISOString() ?? null,
  }));
  return { checkedAt: pass?.passedAt.toISOString() ?? null, rules };
}
