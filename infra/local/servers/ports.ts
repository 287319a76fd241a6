import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { systemErrorCode } from '../user-error';

/**
 * Ports are drawn from below the range the kernel gives to outgoing connections (32768 and up on Linux). A server that
 * is restarted has to get its old port back, and must not find it taken by some client's outgoing connection meanwhile.
 */
const range = { first: 20_000, last: 32_000 };
const drawn = new Set<number>();

/** A port on which nothing listens; never the same one twice in this process. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(range.first, range.last);
    if (drawn.has(port) || !(await isPortFree(port))) continue;
    drawn.add(port);
    return port;
  }
}

/** Whether this process could listen on the port now, at the given address. */
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
