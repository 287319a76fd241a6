import { countryName } from '@shopwright/contracts/country-names';
import type { Translate } from '../../i18n/language-provider';
import type { Zone } from './api';

type PlaceRule = Zone['places'][number];

/** "United States, CA, 900*" */
export const placeName = ({ country, region, postalCode }: PlaceRule, language: string, t: Translate): string =>
  [country === undefined ? t('selling.rest_of_world') : countryName(country, language), region, postalCode]
    .filter(Boolean)
    .join(', ');

const shownMax = 6;

/** Names the first places, and says how many more there are. */
export function placesText(places: readonly PlaceRule[], language: string, t: Translate): string {
  const names = places.slice(0, shownMax).map((place) => placeName(place, language, t));
  const more = places.length - names.length;
  return more > 0 ? `${names.join(' · ')} ${t('selling.places_more', { number: more })}` : names.join(' · ');
}
