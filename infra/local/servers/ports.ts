import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { systemErrorCode, UserError } from '../user-error';

/**
 * Below the kernel's range for outgoing connections (32768 and up on Linux), so that no client connection takes the
 * port of a server while it restarts.
 */
const range = { first: 20_000, last: 32_000 };
const triesMax = 20_000;
const drawn = new Set<number>();
/** A file for each port that a process on this machine has drawn, with the id of that process. */
const claims = path.join(tmpdir(), `shopwright-ports-${process.getuid?.() ?? 0}`);
const claimOf = (port: number) => path.join(claims, String(port));

process.once('exit', () => {
  for (const port of drawn) rmSync(claimOf(port), { force: true });
});

/**
 * Returns a port on which nothing listens, a different one at each call, also of another process: stores that start at
 * once draw their ports long before they listen on them.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < triesMax; tries += 1) {
    const port = randomInt(range.first, range.last);
    if (drawn.has(port) || !(await isPortFree(port)) || !claim(port)) continue;
    drawn.add(port);
    return port;
  }
  throw new UserError(`No port from ${range.first} to ${range.last} is free.`);
}

/** Returns false if another process that still runs has drawn the port, or draws it at this moment. */
function claim(port: number): boolean {
  const file = claimOf(port);
  try {
    mkdirSync(claims, { recursive: true });
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    // Without a folder to write to, stores can only look who listens.
    if (systemErrorCode(error) !== 'EEXIST') return true;
  }
  try {
    // An empty file reads as 0, which stands for this process and its kin.
    if (!isRunning(Number(readFileSync(file, 'utf8')))) rmSync(file, { force: true });
  } catch {
    // The other one has just ended.
  }
  return false;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemErrorCode(error) === 'EPERM';
  }
}

/** Returns true when this process could listen on the port now. */
export async function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => {
      const code = systemErrorCode(error);
      if (code === 'EADDRINUSE' || code === 'EACCES') resolve(false);
      else reject(error);
    });
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
