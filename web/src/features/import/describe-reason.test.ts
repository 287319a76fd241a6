import { baseColumns } from '@shopwright/contracts/product-file';
import { expect, it } from 'vitest';
import { loadMessages, translate } from '../../i18n/language';
import { columnName, compareColumns, groupColumns } from './column-names';
import { describeReason } from './describe-reason';
import { describeValue } from './describe-value';

await loadMessages('office');

it.each([
  [
    'price: Must be the cost plus the markup: 25.99; category: Required; slug: This product is archived',
    'Price: Must be the cost plus the markup: 25.99\nCategory: Required\nURL slug: This product is archived',
  ],
  ['row 4, price: Required; name:de: Required', 'Row 4, Price: Required\nProduct name · Deutsch: Required'],
  ['This row cannot be stored. Compare it with the others', 'This row cannot be stored. Compare it with the others'],
  [
    'Changed since then, and kept: price, Red, S: sku, options',
    'Changed since then, and kept: Price, Red, S: SKU, Options',
  ],
])('%s', (reason, text) => {
  expect(describeReason(reason, translate)).toBe(text);
});

it('names every column in the words of the interface, once in the list of choices', () => {
  expect(baseColumns.filter((column) => columnName(column, translate) === column)).toEqual([]);
  expect(columnName('option2Name', translate)).toBe('Option 2: name');
  const listed = groupColumns('products', translate).flatMap(({ columns }) => columns);
  expect(listed.length).toBe(new Set(listed).size);
  expect(baseColumns.filter((column) => !listed.includes(column))).toEqual(['isDraft']);
});

it('sorts what changed as the list of choices, and the rest after it', () => {
  const columns = ['sku', 'options', 'price', 'name:de', 'name'];
  expect(columns.toSorted(compareColumns)).toEqual(['name', 'sku', 'price', 'options', 'name:de']);
});

const writing = { t: translate, language: 'en' as const, formatPrice: (amount: number | string) => `$${amount}` };

it.each([
  ['price', '12.50', '$12.50'],
  ['sku', '12.50', '12.50'],
  ['stockQuantity', 1200, '1,200'],
  ['inStock', false, 'No'],
  ['status', 'draft', 'Draft'],
  ['tags', ['new', 'desk'], 'new, desk'],
  ['specs', [{ label: 'Material', value: 'Oak' }], 'Material: Oak'],
  ['options', [{ name: 'Color', values: ['Red', 'Blue'], translations: {} }], 'Color: Red, Blue'],
  ['compareAtPrice', null, ''],
])('writes %s: %j as "%s"', (column, value, text) => {
  expect(describeValue(column, value, writing)).toBe(text);
});
