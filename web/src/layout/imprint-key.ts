import type { StoreSettings } from '@shopwright/contracts/http/store-settings';

/** What the law of the store's country calls the imprint. */
export const imprintKey = (settings: StoreSettings | undefined) =>
  settings?.country === 'JP' ? 'layout.footer.commerce_act' : 'layout.footer.imprint';
