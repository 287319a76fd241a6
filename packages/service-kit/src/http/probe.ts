import { get } from 'node:http';

/** Returns a status, or the reason without one. */
export function probe(url: string, withinMs: number): Promise<number | 'silent' | 'refused'> {
  return new Promise((resolve) => {
    const request = get(url, { agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    // A connection that is never accepted has no socket timeout.
    const timer = setTimeout(() => {
      resolve('silent');
      request.destroy();
    }, withinMs);
    request.on('error', () => resolve('refused'));
    request.on('close', () => clearTimeout(timer));
  });
}

export const answersOk = async (url: string): Promise<boolean> => (await probe(url, 1000)) === 200;
