import type { Span } from '@shopwright/contracts/http/traces';
import { describe, expect, it } from 'vitest';
import { serviceColours, spanRows } from './api';

const span = (spanId: string, parentId: string | null, offsetMs: number, durationMs = 1): Span => ({
  spanId,
  parentId,
  service: 'bff',
  name: spanId,
  kind: 'internal',
  offsetMs,
  durationMs,
  isError: false,
  attributes: {},
});
const shape = (spans: Span[]) => spanRows(spans).map(({ span: { spanId }, depth }) => `${depth}${spanId}`);

describe('the rows of a trace', () => {
  it('stand below their parents, brothers by their beginning', () => {
    expect(shape([span('c', 'a', 9), span('a', null, 0), span('b', 'a', 2), span('d', 'b', 3)])).toEqual([
      '0a',
      '1b',
      '2d',
      '1c',
    ]);
  });

  it('start a new tree where a parent was not kept', () => {
    expect(shape([span('a', 'gone', 0), span('b', 'a', 1)])).toEqual(['0a', '1b']);
  });

  it('show every span once, circles too', () => {
    expect(shape([span('a', 'b', 0), span('b', 'a', 1)]).length).toBe(2);
  });
});

it('a service keeps its colour in any order of the spans', () => {
  expect(serviceColours(['order', 'bff'])).toEqual(serviceColours(['bff', 'order', 'bff']));
});
