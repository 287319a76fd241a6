import { expect, it } from 'vitest';
import { searchKey } from './search-key';

it.each([
  ['  Desk   LAMP ', 'desk lamp'],
  ['ＵＳＢ-C', 'usb-c'],
  ['マイク', 'マイク'],
  ['rtx 4090', 'rtx 4090'],
  ['4k 60', '4k 60'],
])('counts %j as %j', (search, key) => {
  expect(searchKey(search)).toBe(key);
});

it.each(['', '   ', 'ada@example.com', '+44 20 7946 0958', 'order 123456', '4242-4242-4242-4242', 'x'.repeat(61)])(
  'does not keep %j',
  (search) => {
    expect(searchKey(search)).toBeUndefined();
  },
);
