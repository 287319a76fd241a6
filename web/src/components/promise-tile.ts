import type { Claim } from '@shopwright/contracts/http/store-settings';
import type { LucideIcon } from 'lucide-react';
import { useLanguage } from '../i18n/language-provider';
import type { MessageKey } from '../i18n/messages';
import { useHasClaim, useStoreSettings } from '../lib/queries/store-settings';
import { useDelivery } from './delivery-note';

export interface PromiseTile {
  claim: Claim;
  icon: LucideIcon;
  title: MessageKey;
  text: MessageKey;
}

/**
 * Returns what turns a promise into its tile, or into none where the store does not make it. Where shipping is set up, that of
 * delivery is what the settings say, and free shipping only.
 */
export function usePromiseTile() {
  const { t } = useLanguage();
  const hasClaim = useHasClaim();
  const delivery = useDelivery();
  const kind = useStoreSettings()?.selling.delivery?.kind;
  return ({ claim, icon, title, text }: PromiseTile) => {
    if (!hasClaim(claim)) return [];
    if (claim !== 'delivery' || kind === undefined || kind === 'free_worldwide') {
      return [{ icon, title: t(title), text: t(text) }];
    }
    return delivery?.isPromise ? [{ icon, title: delivery.text, text: delivery.days }] : [];
  };
}
