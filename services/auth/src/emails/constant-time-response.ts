import { sleep } from '@shopwright/service-kit/runtime/deadline';

const answerAfterMs = 200;

/**
 * Waits for the work, and for a time that is longer than any of its outcomes takes: how long the answer took tells
 * nobody whether there was an account to do something for.
 */
export async function inConstantTime(work: Promise<void>): Promise<void> {
  await Promise.all([work, sleep(answerAfterMs)]);
}
