import { z } from 'zod';
import { endpoint } from '../endpoint';
import { timestamp } from '../fields';
import { validationMessages } from '../validation-messages';

/** The currencies shown beside dollar prices, by the language of the interface. */
export const foreignCurrencies = ['EUR', 'CNY', 'JPY', 'BRL', 'SAR'] as const;
export type ForeignCurrency = (typeof foreignCurrencies)[number];

/** Units of the currency per US dollar, as a decimal string. Only for display. */
export const exchangeRate = z.object({
  currency: z.enum(foreignCurrencies),
  rate: z.string(),
  asOf: timestamp,
});
export type ExchangeRate = z.infer<typeof exchangeRate>;

export const listExchangeRates = endpoint('catalog', 'GET /exchange-rates', {
  summary: 'Lists exchange rates',
  access: 'public',
  isCached: true,
  response: z.array(exchangeRate),
});

export const rateText = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,6})?$/, validationMessages.rate)
  .refine((value) => Number(value) > 0, validationMessages.positive);

/** Replaces the given rates and sets their date to now. */
export const putExchangeRates = endpoint('catalog', 'PUT /exchange-rates', {
  summary: 'Updates exchange rates',
  access: 'staff',
  body: z.strictObject({
    rates: z
      .array(z.strictObject({ currency: z.enum(foreignCurrencies), rate: rateText }))
      .min(1)
      .max(foreignCurrencies.length)
      .refine(
        (rows) => new Set(rows.map((row) => row.currency)).size === rows.length,
        'Each currency may appear only once',
      ),
  }),
  response: z.array(exchangeRate),
});
