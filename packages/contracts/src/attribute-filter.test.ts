import { describe, expect, it } from 'vitest';
import { type AttributeFilter, formatAttributeFilters, parseAttributeFilters } from './attribute-filter';

describe('the filter of attributes in an address', () => {
  const samples: [string, AttributeFilter[]][] = [
    ['12-3', [{ id: 12, values: [3] }]],
    [
      '12-3-4_15*10*20',
      [
        { id: 12, values: [3, 4] },
        { id: 15, min: '10', max: '20' },
      ],
    ],
    ['15*-2.5*', [{ id: 15, min: '-2.5' }]],
    ['15**0.0001', [{ id: 15, max: '0.0001' }]],
  ];
  it.each(samples)('%s', (text, filters) => {
    expect(parseAttributeFilters(text)).toEqual(filters);
    expect(formatAttributeFilters(filters)).toBe(text);
    expect(new URLSearchParams({ attributes: text }).toString()).toBe(`attributes=${text}`);
  });

  it('has one form', () => {
    expect(
      formatAttributeFilters([
        { id: 15, max: '2' },
        { id: 2, values: [9, 10, 4] },
      ]),
    ).toBe('2-4-9-10_15**2');
    expect(parseAttributeFilters('12-3-3')).toEqual([{ id: 12, values: [3] }]);
  });

  it.each([
    '',
    '12',
    '12-',
    '-3',
    '12-0',
    '0-1',
    '12-x',
    '12-3_',
    '12-3_12-4',
    '15**',
    '15*20*10',
    '15*1e3*',
    '15*1',
    '1-2,3',
    '12-3 ',
    `1${'-9'.repeat(1200)}`,
    Array.from({ length: 21 }, (_, at) => `${at + 1}-1`).join('_'),
    `1${Array.from({ length: 201 }, (_, at) => `-${at + 1}`).join('')}`,
  ])('refuses %s', (text) => {
    expect(parseAttributeFilters(text)).toBeUndefined();
  });
});
