import { measuredPages, reportWebVitals } from '@shopwright/contracts/http/web-vitals';
import { findPagePath } from '@shopwright/contracts/pages';
import { createReactions, createShiftSum } from './page-vitals';

/** Entries that TypeScript's own types do not have. */
interface VitalEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  interactionId: number;
}

/**
 * Measures the page that the visit began with until the browser leaves it, and tells once. Browsers that do not know a
 * measure leave it out. A tab in the background says nothing about how fast a page is.
 */
export function measurePage(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const page = navigation && findPagePath(new URL(navigation.name).pathname);
  if (!navigation || !page || !measuredPages.includes(page) || document.visibilityState === 'hidden') return;
  const shifts = createShiftSum();
  const reactions = createReactions();
  let largestMs: number | undefined;
  const observers = [
    observe('largest-contentful-paint', ({ startTime }) => {
      largestMs = startTime;
    }),
    observe('layout-shift', shifts.add),
    observe('event', reactions.add),
  ];
  const tell = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', tell);
    for (const observer of observers) observer?.disconnect();
    const report = {
      page,
      lcp_ms: largestMs,
      inp_ms: reactions.read(),
      cls: observers[1] && shifts.read(),
      ttfb_ms: Math.max(0, navigation.responseStart),
    };
    navigator.sendBeacon(
      `/api${reportWebVitals.path}`,
      new Blob([JSON.stringify(report)], { type: 'application/json' }),
    );
  };
  document.addEventListener('visibilitychange', tell);
}

function observe(type: string, read: (entry: VitalEntry) => void): PerformanceObserver | undefined {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return undefined;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) read(entry as VitalEntry);
  });
  observer.observe({
    type,
    buffered: true,
    ...(type === 'event' && { durationThreshold: 40 }),
  } as PerformanceObserverInit);
  return observer;
}
