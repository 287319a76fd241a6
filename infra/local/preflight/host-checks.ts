import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Finding } from './finding';

const clockTolerance = 30;
/** Of a clock that is read to the millisecond. Services say the same while they run. */
const clockWarning = 2;
const freeMebibytesMin = 1024;

/**
 * Compares this machine's clock with another one. Stripe refuses webhooks, and services tokens, that look too old. An `isExact`
 * clock has parts of a second: then a small difference is a warning.
 */
export function checkClock(nowMs: number, otherMs: number, other: string, { isExact = false } = {}): Finding[] {
  const seconds = (nowMs - otherMs) / 1000;
  const isRefused = Math.abs(Math.round(seconds)) > clockTolerance;
  if (!isRefused && !(isExact && Math.abs(seconds) > clockWarning)) return [];
  const amount = `${Math.round(Math.abs(seconds))} s ${seconds > 0 ? 'ahead of' : 'behind'}`;
  const message = `of this machine is ${amount} ${other}. Turn on time synchronization (NTP).`;
  return [{ setting: 'The clock', message, ...(!isRefused && { isWarning: true }) }];
}

/** Compares the clock with the Date header of a server, where it can be reached. */
export async function checkClockAgainst(url: string, now: () => number = Date.now): Promise<Finding[]> {
  const response = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(3000) }).catch(() => undefined);
  const date = Date.parse(response?.headers.get('date') ?? '');
  return Number.isNaN(date) ? [] : checkClock(now(), date, new URL(url).hostname);
}

/** Finds a disk with too little space for the data. The folder need not exist yet. */
export async function checkDisk(folder: string, measure = measureFreeMebibytes): Promise<Finding[]> {
  const free = await measure(nearestFolder(folder));
  if (free >= freeMebibytesMin) return [];
  const message = `has ${Math.floor(free)} MiB free on its disk. Make ${freeMebibytesMin} MiB free, or set SHOP_HOME to another disk.`;
  return [{ setting: 'SHOP_HOME', message }];
}

async function measureFreeMebibytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return (bavail * bsize) / 1024 ** 2;
}

const nearestFolder = (folder: string): string =>
  existsSync(folder) || folder === path.dirname(folder) ? folder : nearestFolder(path.dirname(folder));
