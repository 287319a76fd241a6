import { sleep } from './deadline';

const answerAfterMs = 200;

/** Hides by the response time whether an address or an order is known. */
export async function inConstantTime<T>(work: Promise<T>): Promise<T> {
  await Promise.all([work.catch(() => undefined), sleep(answerAfterMs)]);
  return work;
}
