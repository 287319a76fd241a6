import type { Page } from '@playwright/test';

const slowdown = 4;

/** Keeps the longest time from an interaction to the next frame in `window.slowest`, which a step sets to 0 before it acts. */
export const observeInteractions = `
  window.slowest = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) window.slowest = Math.max(window.slowest, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });`;

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Slows the CPU of the page as Lighthouse does for a phone. */
export async function slowCpu(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}
