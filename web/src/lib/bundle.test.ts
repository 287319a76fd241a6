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
