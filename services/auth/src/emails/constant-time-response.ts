import { sleep } from '@shopwright/service-kit/runtime/deadline';

const answerAfterMs = 200;

/**
 * Waits for the work and for a time longer than any of its outcomes takes, so that the response time does not reveal
 * whether the address is known.
 */
export async function inConstantTime(work: Promise<void>): Promise<void> {
  await Promise.all([work, sleep(answerAfterMs)]);
}
