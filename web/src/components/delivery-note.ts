import { countryName } from '@shopwright/contracts/country-names';
import type { SellingPromise } from '@shopwright/contracts/http/store-settings';
import { type LanguageContext, useLanguage } from '../i18n/language-provider';
import { useHasClaim, useStoreSettings } from '../lib/queries/store-settings';

interface DeliveryText {
  text: string;
  /** Such as "1–3 business days"; empty where the store does not say. */
  days: string;
  /** The store says it as a promise, not as a fact that a customer must know. */
  isPromise: boolean;
}

/**
 * Returns what shipping costs: what the settings say where it is set up, else the store's promise of free delivery. Undefined
 * where there is neither.
 */
export function useDelivery(): DeliveryText | undefined {
  const language = useLanguage();
  const hasClaim = useHasClaim();
  const delivery = useStoreSettings()?.selling.delivery;
  if (delivery) return toText(delivery, language);
  return hasClaim('delivery') ? { text: language.t('shared.trust.delivery'), days: '', isPromise: true } : undefined;
}

function toText(
  { kind, over, countries, days }: NonNullable<SellingPromise['delivery']>,
  { t, formatPrice, formatWholePrice, language }: LanguageContext,
): DeliveryText {
  const amount = Number(over);
  const price = Number.isInteger(amount) ? formatWholePrice(amount) : formatPrice(over ?? 0);
  const text =
    kind === 'free_worldwide'
      ? t('shared.trust.delivery')
      : kind === 'free_over'
        ? t('shared.delivery.free_over', { amount: price })
        : t(`shared.delivery.${kind}`);
  const names = countries.map((country) => countryName(country, language)).join(', ');
  return {
    text: names === '' ? text : t('shared.delivery.within', { text, countries: names }),
    days: days ? daysText(days, t) : '',
    isPromise: kind.startsWith('free'),
  };
}

export const daysText = ({ from, to }: { from: number; to: number }, t: LanguageContext['t']): string =>
  t('shared.delivery.days', { days: from === to || from === 0 ? `${to}` : `${from}–${to}`, count: to });

/**
 * Returns the line about delivery and returns, as far as the store promises them; empty where it promises neither. The
 * demonstration's cart opens beside products that name an amount from which shipping is free, and is silent about it.
 */
export function useDeliveryNote(place: 'hero' | 'cart'): string {
  const { t } = useLanguage();
  const hasClaim = useHasClaim();
  const settings = useStoreSettings();
  const delivery = useDelivery();
  const returns = hasClaim('returns') ? t('shared.trust.returns') : '';
  if (settings?.selling.delivery) {
    const shown = delivery?.isPromise || place === 'cart' ? delivery?.text : '';
    return [shown, returns].filter(Boolean).join(' · ');
  }
  if (!delivery || (settings?.isDemonstration && place === 'cart')) return returns;
  return returns ? t(place === 'hero' ? 'shared.hero.note' : 'shared.cart.note') : delivery.text;
}
