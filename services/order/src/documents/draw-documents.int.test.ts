import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import type { DocumentContent } from './document-content';
import { createDrawing } from './draw-documents';
import { countPages } from './test-glyphs';

const blockedMax = 100;
/** Of the time in which documents are drawn. */
const busyMax = 0.5;

/** An invoice of 240 lines. */
const invoice = (title: string): DocumentContent => ({
  language: 'en',
  title,
  facts: [{ label: 'Number', value: '2026-000001' }],
  parties: [{ title: 'Customer', lines: ['Ada Lovelace', '東京都千代田区'] }],
  columns: ['Item', 'Quantity', 'Price', 'Amount'],
  rows: Array.from({ length: 240 }, (_, index) => [`Desk lamp ${index}`, '1', '$20.00', '$20.00']),
  sums: [{ label: 'Total', value: '$4,800.00' }],
  notes: [],
});

/** Draws with a program that answers with its process id, hangs on `hang`, ends on `crash`, and takes 50 ms on `slow`. */
function drawWith(limits: { deadlineMs: number; waitMs: number; idleMs?: number }) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'shopwright-drawing-')), 'program.cjs');
  writeFileSync(
    file,
    `let drawn = 0;
    process.on('message', ({ title }) => {
      if (title === 'hang') for (;;);
      if (title === 'crash') process.exit(1);
      if (title === 'refuse') return process.send({ error: 'no such font' });
      const until = Date.now() + (title.startsWith('slow') ? 50 : 0);
      while (Date.now() < until);
      process.send({ pdf: Buffer.from(process.pid + ' ' + ++drawn) });
    });`,
  );
  const { draw } = createDrawing(() => ({ file, execArgv: [] }), { idleMs: 60_000, ...limits });
  return async (title: string) => {
    const [pid = 0, drawn = 0] = String(await draw(invoice(title)))
      .split(' ')
      .map(Number);
    return { pid, drawn };
  };
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('drawing', () => {
  it(`does not block the service for ${blockedMax} ms while it draws 20 invoices of 240 lines`, async () => {
    const { draw } = createDrawing(undefined, { deadlineMs: 30_000, waitMs: 30_000, idleMs: 60_000 });
    await draw(invoice('first'));
    const measure = async (attempt: number) => {
      const before = performance.eventLoopUtilization();
      const delay = monitorEventLoopDelay({ resolution: 5 });
      delay.enable();
      const titles = Array.from({ length: 20 }, (_, index) => `Invoice ${attempt}-${index}`);
      const drawn = await Promise.all(titles.map((title) => draw(invoice(title))));
      delay.disable();
      const { utilization: busyShare, active: busyMs } = performance.eventLoopUtilization(before);
      for (const pdf of drawn) expect(countPages(pdf)).toBeGreaterThan(4);
      return { blockedMs: delay.max / 1e6, busyMs, busyShare };
    };
    // A busy machine may withhold the processor for longer: then the time in which the service works must be as short in all.
    const attempts = [await measure(1), await measure(2), await measure(3)];
    const isFree = attempts.some(
      ({ blockedMs, busyMs, busyShare }) => busyMs < blockedMax || (blockedMs < blockedMax && busyShare < busyMax),
    );
    expect(isFree, JSON.stringify(attempts)).toBe(true);
  }, 60_000);

  it('ends one that hangs at its deadline, and draws the next in another process', async () => {
    const draw = drawWith({ deadlineMs: 300, waitMs: 5000 });
    const { pid } = await draw('first');
    const [hung, next] = await Promise.allSettled([draw('hang'), draw('next')]);
    expect(hung).toMatchObject({ status: 'rejected', reason: { code: 'unavailable', retryAfterSeconds: 5 } });
    expect(isRunning(pid)).toBe(false);
    expect(next).toMatchObject({ status: 'fulfilled', value: { drawn: 1 } });
    await expect(draw('hang')).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('survives a process that ends, and a document that cannot be drawn', async () => {
    const draw = drawWith({ deadlineMs: 5000, waitMs: 5000 });
    await expect(draw('crash')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(draw('refuse')).rejects.toThrow('no such font');
    expect(await draw('next')).toMatchObject({ drawn: 1 });
  });

  it('draws the same content once, however many ask at the same time and later', async () => {
    const draw = drawWith({ deadlineMs: 5000, waitMs: 5000 });
    const all = await Promise.all(Array.from({ length: 30 }, () => draw('slow')));
    expect([...all, await draw('slow')].map(({ drawn }) => drawn)).toEqual(Array(31).fill(1));
    expect(await draw('other')).toMatchObject({ drawn: 2 });
  });

  it('refuses with 429 what waits too long, or behind too many others', async () => {
    const draw = drawWith({ deadlineMs: 5000, waitMs: 400 });
    await draw('first');
    const all = await Promise.allSettled(Array.from({ length: 80 }, (_, index) => draw(`slow ${index}`)));
    const refused = all.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(refused.length).toBeGreaterThan(30);
    for (const error of refused) expect(error).toMatchObject({ code: 'rate_limited', status: 429 });
    expect(await draw('next')).toBeDefined();
  });

  it('ends its process after a while without a document', async () => {
    const draw = drawWith({ deadlineMs: 5000, waitMs: 5000, idleMs: 300 });
    const { pid } = await draw('first');
    await expect.poll(() => isRunning(pid), { timeout: 20_000 }).toBe(false);
    expect((await draw('next')).pid).not.toBe(pid);
  });
});
