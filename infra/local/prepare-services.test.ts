import { describe, expect, it } from 'vitest';
import { describeProgress } from './prepare-services';

const line = (step: string, migration = '0009_product-images', position = 2, total = 3) =>
  JSON.stringify({ level: 30, name: 'catalog migrate', step, migration, position, total, msg: 'applying a migration' });

describe('describeProgress', () => {
  it.each([
    ['applying', 'applying migration 0009_product-images (2 of 3)'],
    ['table-in-use', 'a table is in use, trying migration 0009_product-images (2 of 3) again'],
    ['waiting', 'waiting for another process that migrates these tables'],
  ])('says what a migration does: %s', (step, text) => {
    expect(describeProgress(line(step))).toBe(text);
  });

  it.each([
    '',
    'not JSON',
    '{"msg":"the schema is up to date"}',
    '{"step":"sleeping","migration":"x","position":1,"total":1}',
  ])('ignores other lines: %j', (text) => {
    expect(describeProgress(text)).toBeUndefined();
  });
});
