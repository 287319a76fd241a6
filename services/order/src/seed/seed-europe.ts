import { euCountryCodes } from '@shopwright/contracts/countries';
import { discountForm } from '@shopwright/contracts/http/discounts';
import { sellingForm, taxSettings } from '@shopwright/contracts/http/selling';
import { withPresets } from '@shopwright/contracts/tax-presets';
import type { Database } from '@shopwright/service-kit/database/connection';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import europe from '../../demo/europe.json';
import { orders } from '../db/schema';
import { discounts, sellingSettings } from '../db/selling-tables';
import { toColumns } from '../selling/discount-columns';

/** Sets up what the demonstration in Berlin charges, in a store without orders that has not set up anything. Returns whether it did. */
export function seedEurope(database: Database): Promise<boolean> {
  const { version, ...document } = toSelling();
  return database.transaction(async (tx) => {
    const [order] = await tx.select({ id: orders.id }).from(orders).limit(1);
    if (order) return false;
    const written = await tx
      .insert(sellingSettings)
      .values({ version: version + 1, document, updatedAt: new Date() })
      .onConflictDoNothing()
      .returning();
    if (written.length === 0) return false;
    await appendEvent(tx, 'selling-settings-saved', { version: version + 1 });
    await tx.insert(discounts).values(europe.discounts.map((one) => toColumns(discountForm.parse(one))));
    return true;
  });
}

/** Completes the file by what is kept elsewhere: the countries of the EU, and their rates. */
function toSelling() {
  const { zones, pickupPlaces } = europe.shipping;
  const { country } = europe.tax.origin;
  const abroad = euCountryCodes.filter((code) => code !== country).map((code) => ({ country: code }));
  return sellingForm.parse({
    version: 0,
    shipping: {
      pickupPlaces,
      zones: zones.map(({ places, ...zone }) => ({ ...zone, places: zone.id === 'eu' ? abroad : places })),
    },
    tax: withPresets(taxSettings.parse({ ...europe.tax, rates: [] }), ['eu']),
  });
}
