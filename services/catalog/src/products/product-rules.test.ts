import { describe, expect, it } from 'vitest';
import { dropshipPriceCents, hasPublicHost, newSlug } from './product-rules';

describe('newSlug', () => {
  it.each([
    ['Café Lamp, 2nd "Edition"', /^cafe-lamp-2nd-edition-[0-9a-f]{8}$/],
    ['Große Łampe', /^grosse-lampe-[0-9a-f]{8}$/],
    ['照明', /^照明-[0-9a-f]{8}$/],
    ['--', /^product-[0-9a-f]{8}$/],
  ])('of %s', (name, expected) => {
    expect(newSlug(name)).toMatch(expected);
  });

  it('differs each time', () => {
    expect(newSlug('Lamp')).not.toBe(newSlug('Lamp'));
  });
});

describe('dropshipPriceCents', () => {
  it.each([
    ['15.99', 30, { cents: 2079 }],
    ['8.50', 30, { cents: 1105 }],
    ['0.01', 50, { cents: 2 }],
    ['0', 200, { reason: 'Must be more than 0' }],
    ['999999.99', 10, { reason: 'Results in a price that is too high' }],
  ])('of cost %s and margin %s', (cost, margin, expected) => {
    expect(dropshipPriceCents(cost, margin)).toEqual(expected);
  });
});

describe('hasPublicHost', () => {
  it.each(['https://api.supplier.example/v1?key=1', 'https://supplier.co.uk:8443/feed', 'https://lieferant-öl.de/'])(
    'takes %s',
    (address) => {
      expect(hasPublicHost(address)).toBe(true);
    },
  );

  it.each([
    'https://localhost/',
    'https://LOCALHOST./',
    'https://shop.localhost/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://10.0.0.8/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://postgres/',
    'https://metadata.google.internal/',
    'https://printer.local/',
    'https://user:secret@supplier.example/',
  ])('refuses %s', (address) => {
    expect(hasPublicHost(address)).toBe(false);
  });
});
