import { countryName } from '@shopwright/contracts/country-names';
import type { PublicZone } from '@shopwright/contracts/http/selling';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { useQuery } from '@tanstack/react-query';
import { daysText } from '../../components/delivery-note';
import { QueryError } from '../../components/query-error';
import { type LanguageContext, useLanguage } from '../../i18n/language-provider';
import { shippingRatesQuery } from '../../lib/queries/selling';
import { Skeleton } from '../../ui/skeleton';
import { InfoSection, InfoTable } from './info-layout';

type Rate = PublicZone['rates'][number];
type Place = PublicZone['places'][number];

/** Where the store ships, by which methods, how long each takes and what it costs. */
export function ShippingRates() {
  const context = useLanguage();
  const { t, language } = context;
  const rates = useQuery(shippingRatesQuery(language));
  if (rates.isPending) return <Skeleton className="h-60 rounded-card" />;
  if (!rates.data) return <QueryError title={t('shared.error.part_unloaded')} query={rates} />;
  const list = new Intl.ListFormat(language, { type: 'unit', style: 'short' });
  const rows = rates.data.flatMap((zone) =>
    zone.rates.map((rate, index) => [
      <span key="places" className={index > 0 ? 'sr-only' : undefined}>
        {list.format(zone.places.map((place) => placeText(place, context)))}
      </span>,
      <bdi key="name">{rate.name}</bdi>,
      rate.daysTo === undefined ? '–' : daysText({ from: rate.daysFrom ?? 0, to: rate.daysTo }, t),
      priceText(rate, context),
    ]),
  );
  if (rows.length === 0) return null;
  const columns = ['region', 'method', 'time', 'price'] as const;
  return (
    <InfoSection titleKey="info.shipping.rates">
      <InfoTable
        label={t('info.shipping.rates')}
        head={columns.map((column) => t(`info.shipping.${column}`))}
        rows={rows}
      />
    </InfoSection>
  );
}

const placeText = ({ country, region, postalCode }: Place, { t, language }: LanguageContext): string =>
  [country === undefined ? t('info.shipping.rest_of_world') : countryName(country, language), region, postalCode]
    .filter(Boolean)
    .join(' ');

/** "€4.90, free over €50.00"; where it depends on the cart, from the lowest to the highest. */
function priceText({ price, freeOver }: Rate, { t, formatPrice }: LanguageContext): string {
  const cents = ('bands' in price ? price.bands : [price]).map(({ amount }) => centsFromDecimal(amount));
  const toText = (amount: number) => (amount === 0 ? t('info.shipping.free') : formatPrice(amount));
  const [low, high] = [Math.min(...cents), Math.max(...cents)];
  const range = low === high ? toText(low) : `${toText(low)} – ${toText(high)}`;
  return [
    price.type === 'per_item' && high > 0 ? t('info.shipping.per_item', { amount: range }) : range,
    freeOver !== undefined && high > 0 && t('info.shipping.free_over', { amount: formatPrice(freeOver) }),
  ]
    .filter(Boolean)
    .join(', ');
}
