import { formatAddress } from 'localized-address-format';
import * as z from 'zod';
import { getAddressRule, isPostalCodeOf } from '../address-rules';
import { countryCodes } from '../countries';
import { countryName } from '../country-names';
import { line, requiredLine } from '../fields';
import { validationMessages } from '../validation-messages';

export const countryCode = z
  .string()
  .trim()
  .toUpperCase()
  .max(2, validationMessages.country)
  .refine((code) => countryCodes.includes(code), validationMessages.country)
  .meta({ examples: ['DE'] });

/** A subdivision without its country, such as "QC". */
export const regionCode = line(60).overwrite((region) => (region.length <= 3 ? region.toUpperCase() : region));

const optional = (max: number) => line(max).optional();

const addressFields = {
  name: requiredLine(2, 200, 'name_min'),
  company: optional(80),
  line1: requiredLine(1, 100, 'required'),
  line2: optional(100),
  locality: line(80).default(''),
  region: regionCode.optional(),
  postalCode: line(20).default(''),
  country: countryCode,
  phone: optional(40),
};

export const postalAddress = z.strictObject(addressFields).superRefine((address, context) => {
  const { needsPostalCode, needsRegion, hasNoLocality } = getAddressRule(address.country);
  const demand = (path: 'locality' | 'region' | 'postalCode', isNeeded: boolean) => {
    if (isNeeded && !address[path])
      context.addIssue({ code: 'custom', path: [path], message: validationMessages.required });
  };
  demand('locality', !hasNoLocality);
  demand('region', needsRegion === true);
  demand('postalCode', needsPostalCode === true);
  refuseForeignPostalCode(address, context);
});
export type PostalAddress = z.infer<typeof postalAddress>;

/** A customer who asks for a price need not say who they are. */
export const quotedAddress = z
  .strictObject(addressFields)
  .partial()
  .extend({ country: countryCode })
  .superRefine(refuseForeignPostalCode);

function refuseForeignPostalCode(
  { country, postalCode }: { country: string; postalCode?: string },
  context: z.RefinementCtx,
): void {
  if (isPostalCodeOf(country, postalCode ?? '')) return;
  context.addIssue({ code: 'custom', path: ['postalCode'], message: validationMessages.postal_code });
}

/** The text in one field: written as in its country, without the name. Orders store it with the English name of the country. */
export function composeAddress(
  { company, line1, line2, locality, region, postalCode, country }: PostalAddress,
  language = 'en',
): string {
  const lines = formatAddress({
    postalCountry: country,
    organization: company,
    addressLines: [line1, line2].flatMap((text) => text || []),
    locality,
    administrativeArea: region,
    postalCode,
  });
  return [...lines, countryName(country, language)].join('\n');
}
