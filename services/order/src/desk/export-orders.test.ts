import { describe, expect, it } from 'vitest';
import { toCsvLine } from './export-orders';

describe('toCsvLine', () => {
  it('quotes texts, doubles quotes, keeps numbers and line breaks', () => {
    expect(toCsvLine([7, 'a "lamp"', 'one\ntwo', ''])).toBe('7,"a ""lamp""","one\ntwo",""\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('makes no formula of %j', (text) => {
    expect(toCsvLine([text])).toBe(`"'${text}"\r\n`);
  });
});
