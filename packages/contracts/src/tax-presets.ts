import type { SellingSettings } from './http/selling';
import { defaultTaxClass } from './limits';
import data from './tax-presets.json';

type Tax = NonNullable<SellingSettings['tax']>;
type TaxRate = Tax['rates'][number];

export const presetIds = ['eu', 'gb', 'ch', 'no', 'us', 'ca', 'au', 'jp'] as const;
export type PresetId = (typeof presetIds)[number];

interface PresetRow {
  country: string;
  region?: string;
  postalCode?: string;
  /** "standard" where there is none. */
  taxClass?: string;
  /** "vat" where there is none. */
  kind?: string;
  name: string;
  rate: string;
}

/** When the rates were collected, such as "2026-11-28". */
export const presetsAsOf: string = data.asOf;
const presets = data.presets as Record<PresetId, PresetRow[]>;

const toRate = ({
  country,
  region,
  postalCode,
  taxClass = defaultTaxClass,
  kind = 'vat',
  name,
  rate,
}: PresetRow): TaxRate => ({
  id: [country, region, postalCode?.replace('*', 'x'), kind, taxClass === defaultTaxClass ? '' : taxClass]
    .filter(Boolean)
    .join('-')
    .toLowerCase(),
  kind,
  name,
  taxClass,
  rate,
  where: { country, ...(region && { region }), ...(postalCode && { postalCode }) },
});

const keyOf = ({ kind, taxClass, where }: TaxRate): string =>
  [kind, taxClass, where.country, where.region, where.postalCode].join('/');

/** The class of food and books. */
export const reducedTaxClass = 'reduced';

/**
 * Adds the standard rates of these places and, where the class of reduced ones is named, those of food and books. One that the
 * store has for the same place, kind and class stays as it is.
 */
export function withPresets(tax: Tax, ids: readonly PresetId[], reducedName?: string): Tax {
  const known = new Set(tax.rates.map(keyOf));
  const taken = new Set(tax.rates.map(({ id }) => id));
  const added = ids
    .flatMap((id) => presets[id])
    .map(toRate)
    .filter(({ taxClass }) => taxClass === defaultTaxClass || reducedName !== undefined)
    .filter((rate) => !known.has(keyOf(rate)))
    .map((rate) => (taken.has(rate.id) ? { ...rate, id: `${rate.id}-2` } : rate));
  const isKnown = tax.classes.some(({ id }) => id === reducedTaxClass);
  const isNew = !isKnown && added.some(({ taxClass }) => taxClass === reducedTaxClass);
  const classes = isNew ? [...tax.classes, { id: reducedTaxClass, name: reducedName ?? '' }] : tax.classes;
  return { ...tax, classes, rates: [...tax.rates, ...added] };
}
