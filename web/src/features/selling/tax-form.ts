import { euCountryCodes } from '@shopwright/contracts/countries';
import { taxSettings } from '@shopwright/contracts/http/selling';
import { defaultTaxClass } from '@shopwright/contracts/limits';
import * as z from 'zod';
import type { Tax } from './api';
import { newId } from './api';
import { refuseAs } from './checked-as';
import { given } from './form-values';

export const proportional = 'proportional';

const values = z.strictObject({
  pricesIncludeTax: z.boolean(),
  basis: z.enum(['origin', 'destination']),
  country: z.string(),
  region: z.string(),
  postalCode: z.string(),
  isOssRegistered: z.boolean(),
  hasReverseCharge: z.boolean(),
  vatNumbers: z.enum(['accepted', 'confirmed']),
  classes: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  /** A class, or "proportional". */
  shippingTax: z.string(),
});
type Values = z.infer<typeof values>;

export const isInUnion = (country: string): boolean => euCountryCodes.includes(country);

/** Prices of most countries contain their tax. */
export const blankTax = (country: string, className: string): Tax => ({
  pricesIncludeTax: country !== 'US' && country !== 'CA',
  basis: 'destination',
  origin: { country },
  isOssRegistered: false,
  hasReverseCharge: false,
  vatNumbers: 'accepted',
  classes: [{ id: defaultTaxClass, name: className }],
  rates: [],
  shippingTax: proportional,
});

export const newClass = (): Tax['classes'][number] => ({ id: newId('class'), name: '' });

export const toTaxValues = ({ origin, shippingTax, rates: _, ...tax }: Tax): Values => ({
  ...tax,
  // Absent in settings from before there was a choice.
  vatNumbers: tax.vatNumbers ?? 'accepted',
  country: origin.country,
  region: origin.region ?? '',
  postalCode: origin.postalCode ?? '',
  shippingTax: shippingTax === proportional ? proportional : shippingTax.taxClass,
});

export const toTax = (rates: Tax['rates'], { country, region, postalCode, shippingTax, ...typed }: Values): Tax => ({
  ...typed,
  origin: { country, region: given(region), postalCode: given(postalCode) },
  isOssRegistered: typed.isOssRegistered && isInUnion(country),
  hasReverseCharge: typed.hasReverseCharge && isInUnion(country),
  rates,
  shippingTax: shippingTax === proportional ? proportional : { taxClass: shippingTax },
});

/** A class that rates use cannot be removed: the error is beside the classes. */
export const taxForm = (rates: Tax['rates']) =>
  values.superRefine((typed, context) =>
    refuseAs(taxSettings, toTax(rates, typed), {
      context,
      toField: ([name, ...rest]) => {
        if (name === 'origin') return rest;
        if (name === 'rates') return ['classes'];
        return name === 'shippingTax' ? [name] : name === undefined ? undefined : [name, ...rest];
      },
    }),
  );
