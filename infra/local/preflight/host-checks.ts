import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Finding } from './finding';

const clockTolerance = 30;
const freeMebibytesMin = 1024;

/** Compares this machine's clock with another one. Stripe refuses webhooks, and services tokens, that look too old. */
export function checkClock(nowMs: number, otherMs: number, other: string): Finding[] {
  const seconds = Math.round((nowMs - otherMs) / 1000);
  if (Math.abs(seconds) <= clockTolerance) return [];
  const amount = `${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'}`;
  return [
    { setting: 'The clock', message: `of this machine is ${amount} ${other}. Turn on time synchronization (NTP).` },
  ];
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
