import { describe, expect, it } from 'vitest';
import { matchPlace } from './place';

const manhattan = { country: 'US', region: 'NY', postalCode: '10001-1234' };

describe('matchPlace', () => {
  it('finds the closer rule: postal code before region, country and the rest of the world', () => {
    const rules = [
      {},
      { country: 'US' },
      { country: 'US', region: 'NY' },
      { country: 'US', postalCode: '1*' },
      { country: 'US', postalCode: '100*' },
      { country: 'US', region: 'NY', postalCode: '100*' },
      { country: 'US', postalCode: '10001-????' },
      { country: 'US', postalCode: '10001*1234' },
    ];
    const closeness = rules.slice(0, -1).map((rule) => matchPlace(rule, manhattan));
    expect(closeness).not.toContain(undefined);
    expect([...closeness].sort((a = 0, b = 0) => a - b)).toEqual(closeness);
    expect(new Set(closeness).size).toBe(closeness.length);
    expect(matchPlace(rules.at(-1) ?? {}, manhattan)).toBeUndefined();
  });

  it.each([
    ['80*', '80331', true],
    ['80*', '8033', true],
    ['80331', '80331', true],
    ['80331', '80332', false],
    ['8033', '80331', false],
    ['80*', '8', false],
    ['80*', undefined, false],
    ['*', undefined, true],
    ['sw1a*', 'SW1A 1AA', true],
    ['E1 ???', 'E1 6AN', true],
    ['E1 ???', 'E10 5AB', false],
    ['123-4567', '1234567', true],
  ])('takes %s for %s: %s', (postalCode, typed, isMatch) => {
    const found = matchPlace({ country: 'GB', postalCode }, { country: 'GB', postalCode: typed });
    expect(found !== undefined).toBe(isMatch);
  });

  it('knows no region or postal code of another country', () => {
    expect(matchPlace({ country: 'DE', postalCode: '10115' }, { country: 'FR', postalCode: '10115' })).toBeUndefined();
    expect(matchPlace({ country: 'US', region: 'NY' }, { country: 'US', region: 'NJ' })).toBeUndefined();
    expect(matchPlace({ country: 'US', region: 'NY' }, { country: 'US' })).toBeUndefined();
  });
});
