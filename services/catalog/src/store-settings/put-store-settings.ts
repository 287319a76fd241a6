import type { BodyOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/store-settings';
import type { StaffStoreSettings } from '@shopwright/contracts/http/store-settings';
import type { Database } from '@shopwright/service-kit/database/connection';
import { checkStorefront } from './check-storefront';
import { getStaffStoreSettings, toStored } from './get-store-settings';
import { checkMenus } from './menus';
import { assertCurrencyMayChange } from './store-currency';
import { lockSettings, upsertSettings } from './write-settings';

/**
 * Stores the settings of the form, all or none. One that is null returns to its default, one that is left out stays.
 * Throws `conflict` if one of them was saved after `basedOn`.
 */
export function putStoreSettings(
  database: Database,
  { basedOn, ...form }: BodyOf<typeof endpoints.putStoreSettings>,
): Promise<StaffStoreSettings> {
  const entries = Object.entries(form).filter(([, value]) => value !== undefined);
  const keys = entries.map(([key]) => key);
  return database.transaction(async (tx) => {
    const updatedAt = await lockSettings(tx, keys, basedOn);
    if (form.currency !== undefined) {
      await assertCurrencyMayChange(tx, (await getStaffStoreSettings(tx)).currency, form.currency);
    }
    await checkStorefront(tx, form);
    if (form.menus) await checkMenus(tx, form.menus);
    await upsertSettings(
      tx,
      entries.map(([key, value]) => ({ key, value: toStored(value), updatedAt })),
    );
    return getStaffStoreSettings(tx);
  });
}
