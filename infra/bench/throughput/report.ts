import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { CpuRow } from './measure-cpu';
import type { OverloadRow } from './measure-overload';
import type { Rush } from './measure-rush';
import type { Shot } from './run-load';

/** The cost of one call on so many connections. Only calls of visitors have figures of a cache, and few have a hop. */
export interface Row {
  name: string;
  connections: number;
  bytes: number;
  node: Shot;
  express: Shot;
  hop?: Shot;
  uncached: Shot;
  cached?: Shot;
}

/** Calls that came at half the rate of the closed loop, whether or not earlier ones were answered. */
export interface OpenRow {
  name: string;
  uncached: Shot;
  cached: Shot;
}

export interface Report {
  products: number;
  orders: number;
  /** The commit, the machine, the load and the command, a line each. */
  circumstances: string[];
  rows: Row[];
  open: OpenRow[];
  overload: OverloadRow[];
  purchases: { connections: number; shot: Shot }[];
  rush: Rush[];
  importedPerSecond: number;
  cpu: CpuRow[];
}

/** Stands for what has no figure, because the run ended before its first reply. */
const none = '–';
const number = (value: number) => {
  if (value === 0) return none;
  return value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en');
};
const share = (shot: Shot, of: Shot) =>
  shot.perSecond === 0 ? none : `${((100 * shot.perSecond) / of.perSecond).toFixed(1)}%`;
const times = ({ perSecond, p50Ms, p99Ms }: Shot) => (perSecond === 0 ? none : `${p50Ms} / ${p99Ms}`);
const failures = (shots: (Shot | undefined)[]) => {
  const failed = shots.reduce((sum, shot) => sum + (shot?.failed ?? 0), 0);
  return failed === 0 ? '0' : `**${failed}**`;
};

const table = (head: string[], rows: string[][]): string =>
  [head, head.map((_, index) => (index === 0 ? '---' : '--:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

const overloadText =
  'Overload: uncached lists of 24 come at multiples of what the closed loop answers. What is too much is refused with 503.';

const rushText =
  'Rush: customers come within five seconds for one product, a line for each round. They are told when a piece is reserved for them or when all are gone; who gets 503 waits as long as it says and asks again. Those with a piece pay at once.';

export function formatOverload(rows: OverloadRow[]): string {
  const head = ['times the knee', 'offered/s', 'answered/s', 'of the knee', 'p99 ms', 'refused/s', 'p99 ms', 'failed'];
  const cells = rows.map((row) => [
    ...[`${row.factor} ×`, number(row.offeredPerSecond), number(row.goodPerSecond)],
    ...[`${(100 * row.share).toFixed(0)}%`, String(row.goodP99Ms), number(row.refusedPerSecond)],
    ...[String(row.refusedP99Ms), String(row.failed)],
  ]);
  return table(head, cells);
}

export function formatRush(rounds: Rush[]): string {
  const head = [
    'customers',
    'pieces',
    'sold',
    'left',
    'told after p50 / p99 / longest ms',
    'reply p99 ms',
    'busy',
    'failed',
    'CPU s',
  ];
  const cells = rounds.map(({ customers, pieces, sold, left, toldMs, answeredP99Ms, busy, failed, cpuSeconds }) => [
    ...[customers, pieces, sold, left].map((count) => count.toLocaleString('en')),
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

/** A process that takes less of a call is left out. */
const shownFromMs = 0.05;

function formatCpu(rows: CpuRow[]): string {
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

/** Returns the section of one run in Markdown, which is also readable in a terminal. */
export function formatReport(report: Report): string {
  const { products, orders, circumstances, rows, open, overload, purchases, rush, importedPerSecond, cpu } = report;
  const closed = rows.map(({ name, connections, bytes, node, express, hop, uncached, cached }) => [
    ...[name, String(connections), bytes.toLocaleString('en'), number(node.perSecond), number(express.perSecond)],
    ...[hop ? number(hop.perSecond) : '', number(uncached.perSecond), times(uncached), share(uncached, node)],
    ...(cached ? [number(cached.perSecond), times(cached), share(cached, node)] : ['', '', '']),
    failures([node, express, hop, uncached, cached]),
  ]);
  const opened = open.map(({ name, uncached, cached }) => [
    ...[name, number(uncached.perSecond), times(uncached), number(cached.perSecond), times(cached)],
    failures([uncached, cached]),
  ]);
  const bought = purchases.map(({ connections, shot }) => [
    ...[String(connections), number(shot.perSecond), times(shot), failures([shot])],
  ]);
  const store = ['uncached/s', 'p50 / p99 ms', 'of node:http', 'cached/s', 'p50 / p99 ms', 'of node:http', 'failed'];
  return [
    `## ${products.toLocaleString('en')} products`,
    circumstances.map((line) => `- ${line}`).join('\n'),
    'Closed loop: each connection sends its next request when it has the reply.',
    table(['call', 'connections', 'bytes', 'node:http/s', 'Express/s', 'hop/s', ...store], closed),
    'Open loop: requests come evenly over 64 connections, at half the rate that the closed loop reached there. The times count from when a request was due.',
    table(['call', 'uncached/s', 'p50 / p99 ms', 'cached/s', 'p50 / p99 ms', 'failed'], opened),
    overloadText,
    formatOverload(overload),
    `Checkout to confirmed, four calls and one to the Stripe sandbox, with ${orders.toLocaleString('en')} earlier orders:`,
    table(['connections', 'orders/s', 'p50 / p99 ms', 'failed'], bought),
    rushText,
    formatRush(rush),
    `Import by the worker's handler: ${number(importedPerSecond)} rows/s.`,
    'CPU time of one call without the cache, on 16 connections. The load generator is not counted.',
    formatCpu(cpu),
  ].join('\n\n');
}

/** Replaces the section of as many products, or adds it, smaller stores first. Other text stays: above them, or after them. */
export function writeReport(file: string, report: Report): void {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '# Performance\n';
  const [above = '', ...sections] = text.split(/^(?=## )/m);
  const own = formatReport(report);
  const title = own.split('\n')[0];
  const sizeOf = (section: string) =>
    Number(/^## ([\d,]+) products/.exec(section)?.[1]?.replaceAll(',', '') ?? Infinity);
  const others = sections.filter((section) => section.split('\n')[0] !== title);
  const sorted = [...others, own].sort((a, b) => sizeOf(a) - sizeOf(b));
  writeFileSync(file, `${[above, ...sorted].map((part) => part.trim()).join('\n\n')}\n`);
}
