import { get } from 'node:http';

/** Returns the status of an address, or how it failed: no answer in time, or no connection. */
export function probe(url: string, withinMs: number): Promise<number | 'silent' | 'refused'> {
  return new Promise((resolve) => {
    const request = get(url, { agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    // Not the socket's timeout, which a connection that is never accepted does not have.
    const timer = setTimeout(() => {
      resolve('silent');
      request.destroy();
    }, withinMs);
    request.on('error', () => resolve('refused'));
    request.on('close', () => clearTimeout(timer));
  });
}

/** Returns true when the address answers 200 within a second. */
export const answersOk = async (url: string): Promise<boolean> => (await probe(url, 1000)) === 200;
