import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { Language } from '@shopwright/contracts/fields';
import type * as internal from '@shopwright/contracts/http/internal';
import type { PublicZone } from '@shopwright/contracts/http/selling';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { eq, sql } from 'drizzle-orm';
import { storeSettings } from '../db/store-settings';

type Copy = BodyOf<typeof internal.copySelling>;

const key = 'sellingCopy';
const nothing: Copy = { shipping: null, tax: null, version: 0 };

/** Finds the copy of the order service's settings among the rows. */
export function readSellingCopy(rows: readonly { key: string; value: string | null }[]): Copy {
  const value = rows.find((row) => row.key === key)?.value;
  return value ? JSON.parse(value) : nothing;
}

/** The condition keeps the newest of two that arrive concurrently. */
export async function copySelling(db: Executor, copy: Copy): Promise<undefined> {
  const row = { value: JSON.stringify(copy), updatedAt: new Date() };
  await db
    .insert(storeSettings)
    .values({ key, ...row })
    .onConflictDoUpdate({
      target: storeSettings.key,
      set: row,
      setWhere: sql`(${storeSettings.value}::json ->> 'version')::int < ${copy.version}`,
    });
  return undefined;
}

export async function listShippingRates(db: Executor, language: Language): Promise<PublicZone[]> {
  const { shipping } = readSellingCopy(await db.select().from(storeSettings).where(eq(storeSettings.key, key)));
  const zones = shipping?.zones.filter(({ rates }) => rates.length > 0) ?? [];
  return zones.map(({ places, rates }) => ({
    places,
    rates: rates.map(({ id: _id, names, ...rate }) => ({ ...rate, name: names[language] || rate.name })),
  }));
}
