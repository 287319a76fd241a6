import { useLanguage } from '../i18n/language-provider';
import { useHasClaim } from '../lib/queries/store-settings';

/** Returns the line about delivery and returns, as far as the store promises them; empty where it promises neither. */
export function useDeliveryNote(place: 'hero' | 'cart'): string {
  const { t } = useLanguage();
  const hasClaim = useHasClaim();
  const kept = (['delivery', 'returns'] as const).filter(hasClaim);
  return kept.length === 2
    ? t(place === 'hero' ? 'shared.hero.note' : 'shared.cart.note')
    : kept.map((claim) => t(`shared.trust.${claim}`)).join('');
}
