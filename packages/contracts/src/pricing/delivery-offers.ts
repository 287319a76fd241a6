import type { DeliveryOffer } from '../http/products';
import type { SellingSettings } from '../http/selling';
import { decimalFromCents } from '../money';
import { toShippingSettings } from './selling-input';
import { offerShipping, type Parcel } from './shipping';

type Shipping = NonNullable<SellingSettings['shipping']>;

/** Search engines read no more for one price. */
const countriesMax = 50;

/**
 * Returns what it costs to send one of these parcels, by country: the lowest price, which each parcel has. Leaves out countries
 * where it depends on more of the address, and knows of the rest of the world only the store's own country.
 */
export function toDeliveryOffers(
  shipping: Shipping,
  parcels: readonly Parcel[],
  home: string | undefined,
): DeliveryOffer[] {
  const settings = toShippingSettings(shipping, 'en');
  const rates = shipping.zones.flatMap((zone) => zone.rates);
  const offers = new Map<string, DeliveryOffer>();
  for (const country of wholeCountries(shipping, home)) {
    const [lowest, ...others] = parcels.map((parcel) => lowestOf(offerShipping(settings, { country }, parcel)));
    if (!lowest || others.some((other) => other?.price !== lowest.price)) continue;
    const key = `${lowest.id} ${lowest.price}`;
    const { daysFrom = 0, daysTo } = rates.find(({ id }) => id === lowest.id) ?? {};
    const offer = offers.get(key) ?? {
      amount: decimalFromCents(lowest.price),
      countries: [],
      ...(daysTo !== undefined && { days: { from: daysFrom, to: daysTo } }),
    };
    if (offer.countries.length < countriesMax) offer.countries.push(country);
    offers.set(key, offer);
  }
  return [...offers.values()];
}

const lowestOf = (choices: ReturnType<typeof offerShipping>) =>
  choices
    .filter(({ type }) => type === 'shipping')
    .reduce<(typeof choices)[number] | undefined>(
      (lowest, choice) => (lowest && lowest.price <= choice.price ? lowest : choice),
      undefined,
    );

function wholeCountries({ zones }: Shipping, home: string | undefined): string[] {
  const places = zones.flatMap((zone) => zone.places);
  const split = new Set(places.flatMap(({ country, region, postalCode }) => (region || postalCode ? country : [])));
  const named = places.map(({ country }) => country ?? home);
  return [...new Set(named.flatMap((country) => country ?? []))].filter((country) => !split.has(country));
}
