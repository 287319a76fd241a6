import { describe, expect, it } from 'vitest';
import { readPastedNumbers } from './pasted-numbers';

const ids = [12, 11, 9];
const read = (text: string, from = 12) => {
  const pasted = readPastedNumbers(text, ids, from);
  return pasted && { numbers: Object.fromEntries(pasted.numbers), issues: pasted.issues };
};

describe('one column', () => {
  it('is for the orders as they are shown', () => {
    expect(read('A1\r\nB2\r\nC3\r\n')).toEqual({ numbers: { 12: 'A1', 11: 'B2', 9: 'C3' }, issues: [] });
  });

  it('begins at the field that it is pasted into, and an empty line leaves its order out', () => {
    expect(read('B2\nC3', 11)).toEqual({ numbers: { 11: 'B2', 9: 'C3' }, issues: [] });
    expect(read('A1\n\nC3')).toEqual({ numbers: { 12: 'A1', 9: 'C3' }, issues: [] });
  });

  it('may have a heading', () => {
    expect(read('Tracking number\nA1\nB2')).toEqual({ numbers: { 12: 'A1', 11: 'B2' }, issues: [] });
  });

  it('says which lines have no order, and which numbers the spreadsheet has rounded', () => {
    expect(read('A1\n9.4001E+21\nC3\nD4\nE5')).toEqual({
      numbers: { 12: 'A1', 9: 'C3' },
      issues: [
        { line: 2, kind: 'rounded' },
        { line: 4, kind: 'extra' },
        { line: 5, kind: 'extra' },
      ],
    });
  });
});

describe('two columns', () => {
  it('name their orders, in any order, with # and in other digits', () => {
    expect(read('Order\tNumber\n#9\tC3\n12\t"A1"\n١١\tB2')).toEqual({
      numbers: { 12: 'A1', 11: 'B2', 9: 'C3' },
      issues: [],
    });
    expect(read('9\tC3')).toEqual({ numbers: { 9: 'C3' }, issues: [] });
  });

  it('say which lines name an unknown order, one twice, or have too many cells', () => {
    expect(read('12\tA1\n77\tB2\n12\tC3\n9\tD4\tE5\nF6')).toEqual({
      numbers: { 12: 'A1' },
      issues: [
        { line: 2, kind: 'unknown', order: '77' },
        { line: 3, kind: 'repeated', order: '12' },
        { line: 4, kind: 'columns' },
        { line: 5, kind: 'unknown', order: 'F6' },
      ],
    });
  });
});

it('leaves one number to the field', () => {
  expect(read('1Z999AA10123456784')).toBeUndefined();
  expect(read('1Z999AA10123456784\r\n')).toBeUndefined();
});
