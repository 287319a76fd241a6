import type { Product } from '@shopwright/contracts/http/products';
import { expect, it } from 'vitest';
import { toBundle } from './bundle';

const elite = (specs: Product['specs'], price = '249.00') => toBundle({ price, specs } as Product);
const microphone = { label: 'Microphone', value: 'Tonewick Ember' };

it('reads the separate price of the parts, in any language of its label', () => {
  expect(elite([microphone, { label: 'Einzeln gekauft', value: '$1,301.00' }])).toMatchObject({
    parts: [microphone],
    separatelyCents: 130_100,
    savingCents: 105_200,
  });
});

it('promises no saving where there is none or none is stated', () => {
  expect(elite([microphone])).toMatchObject({ separatelyCents: null, savingCents: null });
  expect(elite([{ label: 'Bought separately', value: '$249.00' }])).toMatchObject({ savingCents: null });
});

it.each([
  ['$1,234.00', 123_400],
  ['$ 1,234.00', 123_400],
  ['$1234', 123_400],
  ['$1,301', 130_100],
  ['$299.5', 29_950],
  ['1.234,00 €', 123_400],
  ['1\u202f234,00\u00a0€', 123_400],
  ['€1.234,00', 123_400],
  ['1.301 €', 130_100],
  ['US$ 1,234.00', 123_400],
  ['R$ 1.234,00', 123_400],
  ['EUR 1.234,00', 123_400],
  ['1,234.00 USD', 123_400],
  ['¥12,800', 1_280_000],
  ['￥12,800', 1_280_000],
  ['12,800円', 1_280_000],
  ['12800元', 1_280_000],
  ['１２，８００円', 1_280_000],
  ['١٬٢٣٤٫٠٠ ر.س.', 123_400],
  ['\u200f1,234.00\u00a0ر.س.\u200f', 123_400],
  ["CHF 1'234.50", 123_450],
  [' $249.00 ', 24_900],
])('reads %j as an amount', (value, cents) => {
  expect(elite([{ label: 'Bought separately', value }])).toMatchObject({ parts: [], separatelyCents: cents });
});

it.each([
  'Tonewick Ember',
  '48 kHz',
  '1234',
  '1,234.00',
  '4K HDMI',
  'USB-C',
  'USB 3',
  'RGB 16',
  '$',
  'EUR',
  '$10 to $20',
  '$-5',
  'from $10',
  '2 x $10',
  '$1,234,56',
  '$999999999',
  'LED 7.5 W',
  '120 cm',
])('takes %j for a part', (value) => {
  const part = { label: 'Part', value };
  expect(elite([part])).toMatchObject({ parts: [part], separatelyCents: null });
});
