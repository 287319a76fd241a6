import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { systemErrorCode } from '../user-error';

/**
 * Below the kernel's range for outgoing connections (32768 and up on Linux), so that no client connection takes the
 * port of a server while it restarts.
 */
const range = { first: 20_000, last: 32_000 };
const drawn = new Set<number>();

/** Returns a port on which nothing listens, a different one at each call. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(range.first, range.last);
    if (drawn.has(port) || !(await isPortFree(port))) continue;
    drawn.add(port);
    return port;
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
