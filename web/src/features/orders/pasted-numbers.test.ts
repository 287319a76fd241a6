import { describe, expect, it } from 'vitest';
import { readPastedNumbers } from './pasted-numbers';

const ids = [12, 11, 9];
const read = (text: string, from = 12) => {
  const pasted = readPastedNumbers(text, ids, from);
  const toText = ({ number, carrier }: { number: string; carrier?: string }) =>
    carrier ? `${carrier}: ${number}` : number;
  const numbers = Object.fromEntries([...(pasted?.parcels ?? [])].map(([id, parcel]) => [id, toText(parcel)]));
  return pasted && { numbers, issues: pasted.issues };
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

describe('carriers', () => {
  const all = { 12: 'DHL: 00340434161094042557', 11: 'UPS: 1Z1', 9: 'Swift Bikes: B7' };
  it.each([
    ['in a column before the number', '12\tdhl\t00340434161094042557\n11\tUPS\t1Z1\n9\tSwift Bikes\tB7'],
    ['in a column after it', '12\t00340434161094042557\tDHL Express\n11\t1Z1\tUPS\n9\tB7\tSwift Bikes'],
    ['in a typed list', '12, DHL, 00340434161094042557\n#11; UPS; 1Z1\n9, Swift Bikes, B7'],
    ['without order numbers', 'DHL\t00340434161094042557\nUPS\t1Z1\nSwift Bikes\tB7'],
  ])('are read %s', (_, text) => {
    expect(read(text)).toEqual({ numbers: all, issues: [] });
  });

  it('are read before a number in the same cell, where they are known', () => {
    expect(read('12, DHL 0034 0434')).toEqual({ numbers: { 12: 'DHL: 0034 0434' }, issues: [] });
    expect(read('UPS 1Z1\nRoyal Mail RR1GB\nNobody 77')).toEqual({
      numbers: { 12: 'UPS: 1Z1', 11: 'Royal Mail: RR1GB', 9: 'Nobody 77' },
      issues: [],
    });
  });

  it('are no part of an amount that the spreadsheet has rounded', () => {
    expect(read('9,4001E+21\nB2')).toEqual({ numbers: { 11: 'B2' }, issues: [{ line: 1, kind: 'rounded' }] });
  });
});

it('leaves one number to the field', () => {
  expect(read('1Z999AA10123456784')).toBeUndefined();
  expect(read('1Z999AA10123456784\r\n')).toBeUndefined();
});
