import type { CountedVital } from '@shopwright/contracts/http/web-vitals';
import type { ServiceClient } from '@shopwright/service-kit/http/client';
import { describe, expect, it } from 'vitest';
import { createVitalCounts } from './count-vitals';

function prepare() {
  const sent: CountedVital[][] = [];
  const state = { isAway: false };
  const call = (async (_endpoint: unknown, input: { body: { counts: CountedVital[] } }) => {
    if (state.isAway) throw new Error('away');
    sent.push(input.body.counts);
  }) as unknown as ServiceClient['call'];
  return { counts: createVitalCounts({ call }), sent, state };
}

describe('createVitalCounts', () => {
  it('adds views of a page up, and sends each once', async () => {
    const { counts, sent } = prepare();
    counts.add('/', { lcp_ms: 900, cls: 0 });
    counts.add('/', { lcp_ms: 950 });
    counts.add('/about', { lcp_ms: 900 });
    await counts.save();
    await counts.save();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.map(({ page, vital, count }) => [page, vital, count])).toEqual([
      ['/', 'lcp_ms', 2],
      ['/', 'cls', 1],
      ['/about', 'lcp_ms', 1],
    ]);
  });

  it('keeps what the collector did not take', async () => {
    const { counts, sent, state } = prepare();
    counts.add('/', { ttfb_ms: 30 });
    state.isAway = true;
    await expect(counts.save()).rejects.toThrow('away');
    counts.add('/', { ttfb_ms: 40 });
    state.isAway = false;
    await counts.save();
    expect(sent).toEqual([[expect.objectContaining({ vital: 'ttfb_ms', count: 2 })]]);
  });
});
