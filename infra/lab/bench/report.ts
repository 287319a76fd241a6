import type { CpuRow } from './measure-cpu';
import type { ImportResult } from './measure-import';
import type { OverloadRow } from './measure-overload';
import type { Rush } from './measure-rush';
import * as parts from './report-parts';
import type { Shot } from './run-load';
import { failures, number, share, table, times } from './tables';

/** The cost of one call on so many connections. Only calls of visitors have numbers of a cache, and few have a hop. */
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
  cached?: Shot;
}

/** Purchases that were begun within so many seconds. */
export interface Purchases {
  connections: number;
  seconds: number;
  shot: Shot;
}

export interface Report {
  products: number;
  orders: number;
  /** The commit, the machine, the load and the command, a line each. */
  circumstances: string[];
  rows: Row[];
  open: OpenRow[];
  overload: OverloadRow[];
  purchases: Purchases[];
  rush: Rush[];
  imported: ImportResult;
  cpu: CpuRow[];
}

export function formatPurchases(rows: Purchases[]): string {
  const cells = rows.map(({ connections, seconds, shot }) => [
    ...[String(connections), String(seconds), number(shot.perSecond), times(shot), failures([shot])],
  ]);
  return table(['connections', 'seconds', 'orders/s', 'p50 / p99 ms', 'failed'], cells);
}

/** Returns the section of one run in Markdown, which is also readable in a terminal. */
export function formatReport(report: Report): string {
  const { products, orders, circumstances, rows, open, overload, purchases, rush, imported, cpu } = report;
  const closed = rows.map(({ name, connections, bytes, node, express, hop, uncached, cached }) => [
    name,
    String(connections),
    bytes.toLocaleString('en'),
    number(node.perSecond),
    number(express.perSecond),
    hop ? number(hop.perSecond) : '',
    hop ? share(uncached, hop) : '',
    number(uncached.perSecond),
    times(uncached),
    share(uncached, node),
    ...(cached ? [number(cached.perSecond), times(cached), share(cached, node)] : ['', '', '']),
    failures([node, express, hop, uncached, cached]),
  ]);
  const opened = open.map(({ name, uncached, cached }) => [
    name,
    number(uncached.perSecond),
    times(uncached),
    ...(cached ? [number(cached.perSecond), times(cached)] : ['', '']),
    failures([uncached, cached]),
  ]);
  const store = ['uncached/s', 'p50 / p99 ms', 'of node:http', 'cached/s', 'p50 / p99 ms', 'of node:http', 'failed'];
  return [
    `## ${products.toLocaleString('en')} products`,
    circumstances.map((line) => `- ${line}`).join('\n'),
    'Closed loop: each connection sends its next request when it has the response.',
    table(
      ['call', 'connections', 'bytes', 'node:http/s', 'Express/s', 'hop/s', 'uncached of the hop', ...store],
      closed,
    ),
    'Open loop: requests come evenly over 64 connections, at half the rate that the closed loop reached there. The times count from when a request was due.',
    table(['call', 'uncached/s', 'p50 / p99 ms', 'cached/s', 'p50 / p99 ms', 'failed'], opened),
    parts.overloadText,
    parts.formatOverload(overload),
    `Checkout to confirmed, four calls and one to the Stripe sandbox, with ${orders.toLocaleString('en')} earlier orders:`,
    formatPurchases(purchases),
    parts.rushText,
    parts.formatRush(rush),
    parts.importText(imported),
    parts.formatImport(imported),
    'CPU time of one call without the cache, on 16 connections. The load generator is not counted.',
    parts.formatCpu(cpu),
  ].join('\n\n');
}
