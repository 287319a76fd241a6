import type { Problem } from './card-format';
import dictionaries from './texts.json' with { type: 'json' };

/** The messages of the card form in one language. */
export interface Texts extends Record<Exclude<keyof typeof dictionaries.en, 'problems'>, string> {
  problems: Record<Problem | 'incomplete_bank', string>;
}

const all: Record<string, Texts> = dictionaries;

/** `auto` follows the browser; a language that is not here falls back to English, as Stripe's do. */
export function textsFor(locale: string): { language: string; texts: Texts; direction: 'ltr' | 'rtl' } {
  const wanted = (locale === 'auto' ? navigator.language : locale).slice(0, 2).toLowerCase();
  const language = wanted in all ? wanted : 'en';
  return { language, texts: all[language] ?? dictionaries.en, direction: language === 'ar' ? 'rtl' : 'ltr' };
}

const codes =
  'AD AE AF AG AI AL AM AO AQ AR AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CD CF CG CH CI CK CL CM CN CO CR CV CW CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IS IT JE JM JO JP KE KG KH KI KM KN KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MK ML MM MN MO MQ MR MS MT MU MV MW MX MY MZ NA NC NE NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PY QA RE RO RS RU RW SA SB SC SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SZ TA TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VN VU WF WS XK YE YT ZA ZM ZW'.split(
    ' ',
  );

export function countryOptions(language: string): Array<{ code: string; name: string }> {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const byName = new Intl.Collator(language);
  return codes.map((code) => ({ code, name: names.of(code) ?? code })).sort((a, b) => byName.compare(a.name, b.name));
}

export function guessCountry(): string {
  const region = new Intl.Locale(navigator.language).region;
  return region && codes.includes(region) ? region : 'US';
}

/** Returns true for countries in which card payments are checked against a postal code. */
export const asksPostalCode = (country: string) => ['US', 'CA', 'GB', 'PR'].includes(country);
