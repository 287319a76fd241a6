import type { CpuRow } from './measure-cpu';
import type { ImportResult } from './measure-import';
import type { OverloadRow } from './measure-overload';
import type { Rush } from './measure-rush';
import { none, number, table } from './tables';

export const overloadText =
  'Overload: uncached lists of 24 come at multiples of what the closed loop answers. What is too much is refused with 503. The times in the store are from the arrival of a refused request to its response, the longest of all rounds. The idle client is a process that sends 20 requests a second over open connections meanwhile.';

export const rushText =
  'Rush: customers come within five seconds for one product, a line for each round. They are told when a unit is reserved for them or when all are gone; who gets 503 waits as long as it says and asks again. Those with a unit pay immediately.';

export function formatOverload(rows: OverloadRow[]): string {
  const head = [
    'times the knee',
    'offered/s',
    'answered/s',
    'of the knee',
    'p99 ms',
    'refused/s',
    'p99 ms',
    'refused in the store, longest ms',
    'by the idle client, p50 / p99 ms (count)',
    'answered, p99 ms',
    'failed',
  ];
  const cells = rows.map((row) => [
    `${row.factor} ×`,
    number(row.offeredPerSecond),
    number(row.goodPerSecond),
    `${(100 * row.share).toFixed(0)}%`,
    String(row.goodP99Ms),
    number(row.refusedPerSecond),
    String(row.refusedP99Ms),
    String(row.longestInStoreMs),
    row.idle.refused === 0 ? none : `${row.idle.p50Ms} / ${row.idle.p99Ms} (${row.idle.refused})`,
    String(row.idle.answeredP99Ms),
    String(row.failed),
  ]);
  return table(head, cells);
}

export function formatRush(rounds: Rush[]): string {
  const head = [
    'customers',
    'units',
    'sold',
    'left',
    'told after p50 / p99 / longest ms',
    'response p99 ms',
    'busy',
    'failed',
    'CPU s',
  ];
  const cells = rounds.map(({ customers, units, sold, left, toldMs, answeredP99Ms, busy, failed, cpuSeconds }) => [
    ...[customers, units, sold, left].map((count) => count.toLocaleString('en')),
    ...[
      `${toldMs.p50} / ${toldMs.p99} / ${toldMs.longest}`,
      String(answeredP99Ms),
      String(busy),
      failed === 0 ? '0' : `**${failed}**`,
      number(cpuSeconds),
    ],
  ]);
  return table(head, cells);
}

export const importText = ({ rows, rowsPerSecond: { alone, uncached, cached } }: ImportResult): string =>
  `Import by the worker's handler, ${rows.toLocaleString('en')} rows at a time: ${number(alone)} rows/s alone, ${number(uncached)} beside visitors whom the cache does not answer, ${number(cached)} beside those whom it answers. They come evenly and read all three, together a quarter of what the store answers. 99% of the responses of all rounds came within so many ms, alone and during the import:`;

export function formatImport({ reads }: ImportResult): string {
  const head = ['call', ...['uncached', 'cached'].flatMap((name) => [`${name}/s`, 'alone', 'importing']), 'failed'];
  const cells = reads.map(({ name, uncached, cached }) => [
    name,
    ...[uncached, cached].flatMap(({ perSecond, p99Ms: { alone, importing } }) => [
      number(perSecond),
      String(alone),
      String(importing),
    ]),
    String(uncached.failed + cached.failed),
  ]);
  return table(head, cells);
}

/** A process that takes less of a call is left out. */
const shownFromMs = 0.05;

export function formatCpu(rows: CpuRow[]): string {
  const total = ({ msByProcess }: CpuRow) => [...msByProcess.values()].reduce((sum, ms) => sum + ms, 0);
  const split = ({ msByProcess }: CpuRow) =>
    [...msByProcess]
      .filter(([, ms]) => ms >= shownFromMs)
      .sort((a, b) => b[1] - a[1])
      .map(([name, ms]) => `${name} ${ms.toFixed(1)}`)
      .join(', ');
  const cells = rows.map((row) => [row.name, total(row).toFixed(1), split(row)]);
  return table(['call', 'ms', 'by process, in ms'], cells);
}
