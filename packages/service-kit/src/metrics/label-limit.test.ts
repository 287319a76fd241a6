import { describe, expect, it } from 'vitest';
import { createLabelLimit } from './label-limit';

const labels = (n: number, status = '2xx') => ({ method: 'GET', route: `/r${n}`, status });

describe('createLabelLimit', () => {
  it('keeps the first combinations for good, and counts the others by their status class', () => {
    const limit = createLabelLimit(2);
    expect([limit(labels(1)), limit(labels(2)), limit(labels(3)), limit(labels(1))]).toEqual([
      labels(1),
      labels(2),
      { method: 'other', route: 'other', status: '2xx' },
      labels(1),
    ]);
    expect(limit(labels(1, '5xx'))).toEqual({ method: 'other', route: 'other', status: '5xx' });
  });

  it('gives what has no route no place', () => {
    const limit = createLabelLimit(1);
    limit({ method: 'PROPFIND', route: 'other', status: '4xx' });
    expect(limit(labels(1))).toEqual(labels(1));
  });
});
