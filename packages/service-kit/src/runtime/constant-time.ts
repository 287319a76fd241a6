import { sleep } from './deadline';

const answerAfterMs = 200;

/**
 * Returns the result of the work, or throws its error, after a time longer than any of its outcomes takes, so that the
 * response time does not reveal whether an address or an order is known.
 */
export async function inConstantTime<T>(work: Promise<T>): Promise<T> {
  await Promise.all([work.catch(() => undefined), sleep(answerAfterMs)]);
  return work;
}
