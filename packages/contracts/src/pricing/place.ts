/** Where goods go, or where the store is. Country as ISO 3166 alpha-2, region as its subdivision code without the country: "QC". */
export interface Place {
  country: string;
  region?: string;
  postalCode?: string;
}

/** The places that a tax rate or a shipping zone is for. Without a country it is the rest of the world. */
export interface PlaceRule {
  country?: string;
  region?: string;
  /** "80331" is one postal code, "80*" all that begin with 80, and "?" is any letter or digit. */
  postalCode?: string;
}

/**
 * Returns how closely the rule describes the place, undefined where it does not. A postal code is closer than a region, a region
 * than a country, and of two postal codes the one with more letters and digits.
 */
export function matchPlace(rule: PlaceRule, place: Place): number | undefined {
  if (rule.country === undefined) return 0;
  if (rule.country !== place.country) return undefined;
  if (rule.region !== undefined && rule.region !== place.region) return undefined;
  const base = rule.region === undefined ? 1 : 2;
  if (rule.postalCode === undefined) return base;
  const pattern = normalize(rule.postalCode);
  if (!matchesPattern(pattern, normalize(place.postalCode ?? ''))) return undefined;
  return base + 10 * (1 + pattern.replace(/[*?]/g, '').length);
}

const normalize = (postalCode: string): string => postalCode.toUpperCase().replace(/[\s-]/g, '');

function matchesPattern(pattern: string, postalCode: string): boolean {
  const isPrefix = pattern.endsWith('*');
  const expected = isPrefix ? pattern.slice(0, -1) : pattern;
  if (isPrefix ? postalCode.length < expected.length : postalCode.length !== expected.length) return false;
  for (let at = 0; at < expected.length; at += 1) {
    if (expected[at] !== '?' && expected[at] !== postalCode[at]) return false;
  }
  return true;
}

/** First and last day of validity, such as "2026-01-01"; without one there is no limit. */
export interface Period {
  firstDay?: string;
  lastDay?: string;
}

export const hasBegun = ({ firstDay }: Period, day?: string): boolean =>
  firstDay === undefined || firstDay <= requireDay(day);

export const hasEnded = ({ lastDay }: Period, day?: string): boolean =>
  lastDay !== undefined && lastDay < requireDay(day);

function requireDay(day: string | undefined): string {
  if (day === undefined) throw new RangeError('what has dates of validity needs a day');
  return day;
}
