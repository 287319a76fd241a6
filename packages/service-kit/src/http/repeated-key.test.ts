import { describe, expect, it } from 'vitest';
import { findRepeatedKey } from './repeated-key';

describe('findRepeatedKey', () => {
  it.each([
    ['{"a":1,"a":2}', 'a'],
    ['{"total":"1.00","items":[{"id":1,"id":2}]}', 'id'],
    ['{"a":{"b":1},"c":[{"a":1}],"a":1}', 'a'],
    ['{"\\u0061":1,"a":2}', 'a'],
    ['{"a\\"":1,"a\\"":2}', 'a"'],
    ['[{"":1,"":2}]', ''],
    ['{"__proto__":1,"__proto__":2}', '__proto__'],
  ])('finds the key of %s', (json, key) => {
    expect(JSON.parse(json)).toBeDefined();
    expect(findRepeatedKey(json)).toBe(key);
  });

  it.each([
    '{"a":{"a":1},"b":[{"a":1},{"a":2}]}',
    '{"a":"{\\"b\\":1,\\"b\\":2}","b":"a"}',
    '{"a":"\\\\","b":":"}',
    '["a","a"]',
    '"a"',
    '{}',
  ])('finds none in %s', (json) => {
    expect(JSON.parse(json)).toBeDefined();
    expect(findRepeatedKey(json)).toBeUndefined();
  });
});
