import { sleep } from '@shopwright/service-kit/runtime/deadline';
import { type Logger, safeError } from '@shopwright/service-kit/runtime/logger';
import type { StoredSpan } from './otlp';

interface BufferOptions {
  store: (spans: readonly StoredSpan[]) => Promise<void>;
  logger: Logger;
  /** Spans beyond this are dropped, since no request may wait for its trace. */
  waitingMax?: number;
  batchMax?: number;
  everyMs?: number;
}

export interface SpanBuffer {
  /** Adds the spans that fit and returns how many were dropped. Never waits. */
  add(spans: readonly StoredSpan[]): number;
  dropped(): number;
  /** Writes the waiting spans and stops. */
  stop(): Promise<void>;
}

/** Buffers spans and writes them in batches, one at a time. Drops a batch that cannot be written. */
export function createSpanBuffer(options: BufferOptions): SpanBuffer {
  const { store, logger, waitingMax = 20_000, batchMax = 1000, everyMs = 300 } = options;
  const stopping = new AbortController();
  let waiting: StoredSpan[] = [];
  let droppedCount = 0;

  const drop = (count: number) => {
    droppedCount += count;
    logger.warn({ count, droppedCount }, 'spans dropped');
  };
  const writeAll = async () => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, batchMax);
      waiting = waiting.slice(batchMax);
      await store(batch).catch((error: unknown) => {
        logger.warn({ err: safeError(error) }, 'spans not written');
        drop(batch.length);
      });
    }
  };
  const run = async () => {
    while (!stopping.signal.aborted) {
      await sleep(everyMs, stopping.signal);
      await writeAll();
    }
  };
  const running = run();

  return {
    add(spans) {
      const room = Math.max(0, waitingMax - waiting.length);
      waiting.push(...spans.slice(0, room));
      const excess = Math.max(0, spans.length - room);
      if (excess > 0) drop(excess);
      return excess;
    },
    dropped: () => droppedCount,
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
