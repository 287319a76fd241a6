import { expect, it } from 'vitest';
import { feedAddress } from './api';

it.each([
  [{ language: 'en', country: '' }, 'https://shop.example/feeds/google.xml?key=k-1&language=en'],
  [{ language: 'de', country: 'AT' }, 'https://shop.example/feeds/google.xml?key=k-1&language=de&country=AT'],
] as const)('names the market %j', (market, address) => {
  expect(feedAddress('google.xml', 'k-1', market, 'https://shop.example')).toBe(address);
});
