import type { BodyOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/store-settings';
import type { StaffStoreSettings } from '@shopwright/contracts/http/store-settings';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { inArray, sql } from 'drizzle-orm';
import { storeSettings } from '../db/store-settings';
import { getStaffStoreSettings, toStored } from './get-store-settings';
import { assertCurrencyMayChange } from './store-currency';

/** Stores the settings of the form. One that is null returns to its default, one that is left out stays. */
export function putStoreSettings(
  database: Database,
  form: BodyOf<typeof endpoints.putStoreSettings>,
): Promise<StaffStoreSettings> {
  const { basedOn, ...settings } = form;
  return database.transaction(async (tx) => {
    await lockSettings(tx);
    if (basedOn !== undefined && (await getStaffStoreSettings(tx)).updatedAt !== basedOn) throw settingsChanged();
    if (settings.currency !== undefined) {
      await assertCurrencyMayChange(tx, (await getStaffStoreSettings(tx)).currency, settings.currency);
    }
    const entries = Object.entries(settings).filter(([, value]) => value !== undefined);
    const unset = entries.flatMap(([key, value]) => (value === null ? [key] : []));
    const updatedAt = new Date();
    const rows = entries.flatMap(([key, value]) =>
      value === null ? [] : [{ key, value: toStored(value), updatedAt }],
    );
    if (unset.length > 0) await tx.delete(storeSettings).where(inArray(storeSettings.key, unset));
    await tx
      .insert(storeSettings)
      .values(rows)
      .onConflictDoUpdate({ target: storeSettings.key, set: { value: sql`excluded.value`, updatedAt } });
    return getStaffStoreSettings(tx);
  });
}

/** Lets two operators who save at once take turns, so that the settings are those of one of them. */
export const lockSettings = (tx: Executor) => tx.execute(sql`lock table ${storeSettings} in share row exclusive mode`);

export const settingsChanged = () =>
  new AppError('conflict', 'The settings have changed since you opened them. Please reload them and try again.');
