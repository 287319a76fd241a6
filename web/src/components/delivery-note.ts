import { useLanguage } from '../i18n/language-provider';
import { useHasClaim, useStoreSettings } from '../lib/queries/store-settings';

/**
 * Returns the line about delivery and returns, as far as the store promises them; empty where it promises neither. The
 * demonstration's cart opens beside products that name an amount from which shipping is free, and is silent about it.
 */
export function useDeliveryNote(place: 'hero' | 'cart'): string {
  const { t } = useLanguage();
  const hasClaim = useHasClaim();
  const isSilent = useStoreSettings()?.isDemonstration === true && place === 'cart';
  const kept = (['delivery', 'returns'] as const).filter(
    (claim) => hasClaim(claim) && !(isSilent && claim === 'delivery'),
  );
  return kept.length === 2
    ? t(place === 'hero' ? 'shared.hero.note' : 'shared.cart.note')
    : kept.map((claim) => t(`shared.trust.${claim}`)).join('');
}
