import { euCountryCodes } from '@shopwright/contracts/countries';
import type { StoreSettings } from '@shopwright/contracts/http/store-settings';
import type { MessageKey } from '../../i18n/messages';

/**
 * Returns what the button says that places the order. A store in the European Union has to say that it obliges to pay, in
 * these words and no others (Directive 2011/83/EU, article 8).
 */
export const payLabel = (settings: Pick<StoreSettings, 'country' | 'isDemonstration'> | undefined): MessageKey =>
  settings?.country && !settings.isDemonstration && euCountryCodes.includes(settings.country)
    ? 'checkout.pay_obligation'
    : 'checkout.pay';
