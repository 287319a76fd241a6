import { expect, it } from 'vitest';
import { createRepeatedStatements, plannedForItsValues } from './repeated-statements';

it('a statement is prepared from its third use on', () => {
  const isRepeated = createRepeatedStatements();
  expect([1, 2, 3, 4].map(() => isRepeated('select 1'))).toEqual([false, false, true, true]);
  expect(isRepeated('select 2')).toBe(false);
});

it('a long statement is never prepared', () => {
  const isRepeated = createRepeatedStatements();
  const text = `insert into rows values ${'(?), '.repeat(2_000)}`;
  expect([1, 2, 3, 4].map(() => isRepeated(text))).toEqual([false, false, false, false]);
});

it('a statement that is planned for its values is never prepared', () => {
  const isRepeated = createRepeatedStatements();
  const text = `select 1 where name like $1 ${plannedForItsValues}`;
  expect([1, 2, 3, 4].map(() => isRepeated(text))).toEqual([false, false, false, false]);
});

it('a flood of different statements neither fills the memory nor ends the others', () => {
  const isRepeated = createRepeatedStatements();
  for (let use = 0; use < 3; use += 1) isRepeated('select 1');
  for (let index = 0; index < 10_000; index += 1) isRepeated(`select ${index} as once`);
  let prepared = 0;
  for (let index = 0; index < 1_000; index += 1) {
    const uses = [1, 2, 3].map(() => isRepeated(`select ${index} as often`));
    if (uses[2]) prepared += 1;
  }
  expect(prepared).toBe(399);
  expect(isRepeated('select 1')).toBe(true);
});
