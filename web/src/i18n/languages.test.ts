import { expect, it } from 'vitest';
import { directionOfText, translateIn } from './languages';

const dictionary = {
  'cart.items_one': '{{count}} item',
  'cart.items_other': '{{count}} items',
  'shared.orders.number': '#{{id}}',
};
const say = (key: string, values: Record<string, number>, language: 'en' | 'de' = 'en') =>
  translateIn(language, dictionary, key as never, values);

it('chooses the plural form by the count, and groups its digits as the language does', () => {
  expect(say('cart.items', { count: 1 })).toBe('1 item');
  expect(say('cart.items', { count: 1 / 2 })).toBe('0.5 items');
  expect(say('cart.items', { count: 32_708 })).toBe('32,708 items');
  expect(say('cart.items', { count: 32_708 }, 'de')).toBe('32.708 items');
});

it('leaves the digits of a number that is a name alone', () => {
  expect(say('shared.orders.number', { id: 32_708 })).toBe('#32708');
});

it.each([
  ['2 × USB-C وHDMI', 'rtl'],
  ['ميكروفون Tonewick', 'rtl'],
  ['3 × USB-C, 1 × 3.5 mm', 'ltr'],
  ['9 mm', 'ltr'],
  ['', 'ltr'],
] as const)('of %j is %s', (text, direction) => {
  expect(directionOfText(text)).toBe(direction);
});
