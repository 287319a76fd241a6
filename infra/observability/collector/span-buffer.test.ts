import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { describe, expect, it } from 'vitest';
import type { StoredSpan } from './otlp';
import { createSpanBuffer } from './span-buffer';

const logger = createLogger('buffer', 'silent');
const spans = (count: number) => Array.from({ length: count }, (_, n) => ({ spanId: String(n) }) as StoredSpan);

describe('createSpanBuffer', () => {
  it('writes in batches, one at a time, and writes the rest when it stops', async () => {
    const batches: number[] = [];
    let running = 0;
    const store = async (batch: readonly StoredSpan[]) => {
      running += 1;
      expect(running).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 2));
      batches.push(batch.length);
      running -= 1;
    };
    const buffer = createSpanBuffer({ store, logger, batchMax: 10, everyMs: 1 });
    buffer.add(spans(25));
    await buffer.stop();
    expect(batches).toEqual([10, 10, 5]);
  });

  it('drops and counts spans beyond its limit', async () => {
    const buffer = createSpanBuffer({ store: async () => undefined, logger, waitingMax: 30, everyMs: 10_000 });
    expect(buffer.add(spans(20))).toBe(0);
    expect(buffer.add(spans(20))).toBe(10);
    expect(buffer.dropped()).toBe(10);
    await buffer.stop();
  });

  it('continues after a batch that could not be written', async () => {
    let calls = 0;
    const store = async () => {
      calls += 1;
      if (calls === 1) throw new Error('the database is down');
    };
    const buffer = createSpanBuffer({ store, logger, batchMax: 10, everyMs: 1 });
    buffer.add(spans(20));
    await buffer.stop();
    expect([calls, buffer.dropped()]).toEqual([2, 10]);
  });
});
