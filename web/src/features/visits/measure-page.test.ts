import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { meQuery } from '../../lib/queries/session';
import { queryClient } from '../../lib/query-client';
import { measurePage } from './measure-page';

type Tell = (type: string, entry: object) => void;

let tell: Tell;
let sent: Record<string, unknown>[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  sent = [];
  // Tests of other files leave theirs.
  window.history.replaceState(null, '', '/');
  const readers = new Map<string, (list: { getEntries: () => object[] }) => void>();
  tell = (type, entry) => readers.get(type)?.({ getEntries: () => [entry] });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = ['largest-contentful-paint', 'layout-shift', 'event', 'first-input'];
      constructor(private readonly read: (list: { getEntries: () => object[] }) => void) {}
      observe({ type }: { type: string }) {
        readers.set(type, this.read);
      }
      takeRecords = () => [];
      disconnect() {}
    },
  );
  const navigation = { name: window.location.href, responseStart: 20 };
  performance.getEntriesByType = vi.fn(() => [navigation]) as unknown as typeof performance.getEntriesByType;
  navigator.sendBeacon = (_url, body) => {
    void (body as Blob).text().then((text) => sent.push(JSON.parse(text)));
    return true;
  };
  queryClient.setQueryData(meQuery.queryKey, null);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  queryClient.clear();
});

describe('measurePage', () => {
  it('tells once of the first page, without what happens on the next one', async () => {
    const leave = await measurePage();
    tell('largest-contentful-paint', { startTime: 400 });
    tell('first-input', { startTime: -1, interactionId: 1, duration: 8 });
    vi.advanceTimersByTime(5000);
    leave?.();
    const leftAt = performance.now();
    tell('event', { startTime: leftAt - 10, interactionId: 2, duration: 64 });
    tell('event', { startTime: leftAt + 10, interactionId: 3, duration: 900 });
    tell('layout-shift', { startTime: leftAt + 10, value: 0.5, hadRecentInput: false });
    vi.advanceTimersByTime(1000);
    leave?.();
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({ page: '/', lcp_ms: 400, inp_ms: 64, cls: 0, ttfb_ms: 20 });
  });

  it('measures no staff', async () => {
    queryClient.setQueryData(meQuery.queryKey, { role: 'staff' } as never);
    expect(await measurePage()).toBeUndefined();
  });
});
