import { measuredPages, reportWebVitals } from '@shopwright/contracts/http/web-vitals';
import { findPagePath } from '@shopwright/contracts/pages';
import { meQuery } from '../../lib/queries/session';
import { queryClient } from '../../lib/query-client';
import { createReactions, createShiftSum } from './page-vitals';

/** Entries that TypeScript's own types do not have. */
interface VitalEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  interactionId: number;
}

/** How long after the page was left the browser may still tell of what happened on it. */
const lateMs = 1000;

/**
 * Measures the page that the visit began with until the visitor leaves it, and tells once. Browsers that do not know a
 * measure leave it out. A tab in the background says nothing about how fast a page is, and the merchant's own people are
 * not visitors. Returns what to call when another page of the store is shown.
 */
export async function measurePage(): Promise<(() => void) | undefined> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const pathname = navigation && new URL(navigation.name).pathname;
  const page = pathname && findPagePath(pathname);
  if (!navigation || !page || !measuredPages.includes(page)) return undefined;
  const user = await queryClient.ensureQueryData(meQuery).catch(() => null);
  if (user && user.role !== 'shopper') return undefined;
  // What the page does once it is another one, or in the background, is not known apart.
  if (window.location.pathname !== pathname || document.visibilityState === 'hidden') return undefined;

  const shifts = createShiftSum();
  const reactions = createReactions();
  let largestMs: number | undefined;
  let leftAt = Number.POSITIVE_INFINITY;
  let interactions: number | undefined;
  const observers = [
    observe('largest-contentful-paint', ({ startTime }) => {
      if (startTime <= leftAt) largestMs = startTime;
    }),
    observe('layout-shift', (entry) => entry.startTime <= leftAt && shifts.add(entry)),
    observe('event', (entry) => entry.startTime <= leftAt && reactions.add(entry)),
    // Told at any duration, where other events are told from 16 ms on at the earliest.
    observe('first-input', (entry) => entry.startTime <= leftAt && reactions.add(entry)),
  ];
  const tell = () => {
    document.removeEventListener('visibilitychange', tellHidden);
    for (const observer of observers) observer?.finish();
    const report = {
      page,
      lcp_ms: largestMs,
      inp_ms: reactions.read(interactions ?? countInteractions()),
      cls: observers[1] && shifts.read(),
      ttfb_ms: Math.max(0, navigation.responseStart),
    };
    navigator.sendBeacon(
      `/api${reportWebVitals.path}`,
      new Blob([JSON.stringify(report)], { type: 'application/json' }),
    );
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tellHidden = () => {
    if (document.visibilityState !== 'hidden') return;
    clearTimeout(timer);
    tell();
  };
  document.addEventListener('visibilitychange', tellHidden);
  return () => {
    if (timer !== undefined) return;
    leftAt = performance.now();
    interactions = countInteractions();
    timer = setTimeout(tell, lateMs);
  };
}

/** Undefined where the browser does not count them. */
const countInteractions = (): number | undefined =>
  (performance as Performance & { interactionCount?: number }).interactionCount;

interface Observing {
  /** Reads what the browser has not told yet, and ends. */
  finish(): void;
}

function observe(type: string, read: (entry: VitalEntry) => void): Observing | undefined {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return undefined;
  const readAll = (entries: PerformanceEntryList) => {
    for (const entry of entries) read(entry as VitalEntry);
  };
  const observer = new PerformanceObserver((list) => readAll(list.getEntries()));
  observer.observe({
    type,
    buffered: true,
    ...(type === 'event' && { durationThreshold: 40 }),
  } as PerformanceObserverInit);
  return {
    finish() {
      readAll(observer.takeRecords());
      observer.disconnect();
    },
  };
}
