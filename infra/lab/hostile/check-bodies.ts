import { request } from 'node:http';
import { fillPath } from '@shopwright/contracts/endpoint';
import { namedEndpoints } from '@shopwright/contracts/public-endpoints';
import type { AccessResult } from './check-access';
import type { OpenStore } from './open-store';

/** The time within which a caller without access is refused, although their file never arrives. */
const patienceMs = 3000;

/**
 * Begins to send a file of the largest size to each endpoint that takes one, as a visitor with nothing to prove, and stops after
 * the first bytes. Each must refuse before it has read the file.
 */
export async function checkBodies({ url, order }: Pick<OpenStore, 'url' | 'order'>): Promise<AccessResult> {
  const result: AccessResult = { compared: 0, leaks: [] };
  for (const { name, endpoint } of namedEndpoints) {
    if (!endpoint.upload) continue;
    result.compared += 1;
    const { types, maxBytes } = endpoint.upload;
    const ids = new Proxy({}, { get: () => String(order.id) });
    const headers = { 'content-type': types[0] ?? '', 'content-length': String(maxBytes) };
    const status = await beginUpload(`${url}/api${fillPath(endpoint.path, ids)}`, endpoint.method, headers);
    if (status === 0) result.leaks.push(`${name} reads a file before it knows its sender`);
    else if (status < 400) result.leaks.push(`${name} takes a file of a visitor: ${status}`);
  }
  return result;
}

/** Returns the status of the response, or 0 where none came in time. */
const beginUpload = (url: string, method: string, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve) => {
    const call = request(url, { method, headers, timeout: patienceMs });
    const end = (status: number) => {
      resolve(status);
      call.destroy();
    };
    call.on('response', ({ statusCode = 0 }) => end(statusCode));
    call.on('timeout', () => end(0));
    call.on('error', () => end(0));
    call.write(Buffer.alloc(1000));
  });
