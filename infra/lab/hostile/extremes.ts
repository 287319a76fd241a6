/** Dates, numbers, ids and texts at the ends of what a calendar, a type or an encoding can hold, and just beyond. */
export const extremes: readonly string[] = [
  '0000-01-01',
  '0001-01-01',
  '1899-12-31',
  '1900-01-01',
  '1970-01-01',
  '2999-12-31',
  '9999-12-31',
  '10000-01-01',
  '2024-02-29',
  '2026-02-29',
  '2026-02-30',
  '1900-02-29',
  '+275760-09-13',
  '-271821-04-20',
  'infinity',
  'epoch',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '2026-01-01T24:00:00Z',
  '2016-12-31T23:59:60Z',
  '2026-01-01T00:00:00+24:00',
  '2026-01-01T00:00:00-15:59',
  `2026-01-01T00:00:00.${'9'.repeat(150)}Z`,
  '0',
  '-0',
  '-1',
  '1',
  '2147483647',
  '2147483648',
  '-2147483649',
  '4294967296',
  '9007199254740991',
  '9007199254740993',
  '9223372036854775807',
  '9223372036854775808',
  '18446744073709551616',
  '9'.repeat(19),
  '1.5',
  '1e3',
  '1e308',
  '1e400',
  '0.1e-999',
  'NaN',
  '-Infinity',
  'Infinity',
  '0x10',
  '0b1',
  '1_000',
  ' 1',
  '١٢',
  '1n',
  '99999999.99',
  '0.001',
  '-0.01',
  '1,5',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'a'.repeat(32),
  'FFFFFFFF-FFFF-4FFF-BFFF-FFFFFFFFFFFF',
  '{00000000-0000-4000-8000-000000000000}',
  '00000000-0000-4000-8000-00000000000g',
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff',
  '\ufffd',
  '\uffff',
  'null',
  'true',
  '[]',
  '{}',
  'x'.repeat(501),
  `${'9'.repeat(19)}-${'f'.repeat(32)}`,
  `0-${'0'.repeat(32)}`,
];

/** Numbers that JSON can hold. */
const numbers = [0, -1, 1.5, 1e-308, 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, 2 ** 53, 1e19, 1e308, -1e308];

/**
 * Takes a cursor apart that a list issued, and puts an extreme in the place of each of its keys in turn. A cursor that is
 * not JSON is taken for one key.
 */
export function forgeCursors(cursor: string): string[] {
  const keys = readKeys(cursor);
  if (!keys) return [...extremes];
  const forge = (forged: unknown) => Buffer.from(JSON.stringify(forged)).toString('base64url');
  return [
    ...keys.flatMap((_, at) => [...extremes, ...numbers, null].map((value) => forge(keys.with(at, value)))),
    ...[[], [...keys, ...keys], { ...keys }, null].map(forge),
  ];
}

function readKeys(cursor: string): unknown[] | undefined {
  try {
    const keys: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(keys) ? keys : undefined;
  } catch {
    return undefined;
  }
}

/** The ways to write a field in an address that are no plain text: repeated, nested, and bytes that are no UTF-8. */
export const oddFields = (name: string): string[] => [
  ...[`${name}=1&${name}=2`, `${name}[]=1`, `${name}[a]=1`, `${name}`, `${name}=%ff`, `${name}=%ed%a0%80`, `${name}=%`],
  `${name}=%c0%80`,
  `${name}=1;${name}=2`,
  `${name}=${'1'.repeat(7000)}`,
];

/** Encodes for an address. Half a character becomes the bytes that its encoding would have, which are no UTF-8. */
export const encodeExtreme = (text: string): string =>
  text.replace(/[\ud800-\udbff][\udc00-\udfff]|[\ud800-\udfff]|[^\w.~-]/g, (character) =>
    /^[\ud800-\udfff]$/.test(character) ? percentBytes(character.charCodeAt(0)) : encodeURIComponent(character),
  );

const percentBytes = (unit: number): string =>
  [0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f)]
    .map((byte) => `%${byte.toString(16)}`)
    .join('');
