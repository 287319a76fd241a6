import type { EventType } from '@shopwright/contracts/events';
import type { QueueName } from '@shopwright/contracts/queues';
import { AppError } from '@shopwright/service-kit/errors';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Services } from './services';
import { startTestStore, type TestStore } from './test-store';

interface ConsumerCase {
  queue: QueueName;
  type: EventType;
  /** The service that the handler calls. */
  service: keyof Services;
  /** Returns a payload whose effect no other payload has. */
  payload: (store: TestStore) => Promise<object>;
  /** Counts the stored effects of this payload, not the calls that asked for them. */
  countEffects: (store: TestStore, payload: object, eventId: string) => Promise<number>;
}

const attemptsMax = 20;
const unavailable = () => new AppError('unavailable', 'the service is down');

/** Tests what every consumer owes: a valid event, a duplicate, a malformed one, one that fails once, one that fails for good. */
export function describeConsumer(title: string, consumer: ConsumerCase): void {
  const { queue, type, service } = consumer;
  describe(title, () => {
    let store: TestStore;

    beforeAll(async () => {
      store = await startTestStore(inject('redisUrl'));
    });

    afterAll(() => store.stop());

    it('does what the event asks for', async () => {
      const payload = await consumer.payload(store);
      const id = await store.publish(queue, type, payload);
      expect(await store.waitForJob(queue, id)).toMatchObject({ state: 'completed', attempts: 1 });
      expect(await consumer.countEffects(store, payload, id)).toBe(1);
    });

    it('does it once when the event is delivered again, even after the queue has removed the job', async () => {
      const payload = await consumer.payload(store);
      const id = await store.publish(queue, type, payload);
      await store.waitForJob(queue, id);
      await store.publish(queue, type, payload, id);
      await store.forget(queue, id);
      await store.publish(queue, type, payload, id);
      expect(await store.waitForJob(queue, id)).toMatchObject({ state: 'completed' });
      expect(await consumer.countEffects(store, payload, id)).toBe(1);
    });

    it('fails a malformed payload on the first attempt, and continues with the next job', async () => {
      const malformed = await store.publish(queue, type, { nonsense: true });
      const payload = await consumer.payload(store);
      const valid = await store.publish(queue, type, payload);
      expect(await store.waitForJob(queue, malformed)).toEqual({
        state: 'failed',
        failedReason: `the payload is not one of ${type}`,
        attempts: 1,
      });
      expect(await store.waitForJob(queue, valid)).toMatchObject({ state: 'completed' });
    });

    it('retries when the service was unavailable once', async () => {
      const payload = await consumer.payload(store);
      store.faults[service].push(unavailable());
      const id = await store.publish(queue, type, payload);
      expect(await store.waitForJob(queue, id)).toMatchObject({ state: 'completed', attempts: 2 });
      expect(await consumer.countEffects(store, payload, id)).toBe(1);
    });

    it('stays in the failed set with the reason when it never succeeds', async () => {
      const payload = await consumer.payload(store);
      store.faults[service].push(...Array.from({ length: attemptsMax }, unavailable));
      const id = await store.publish(queue, type, payload);
      expect(await store.waitForJob(queue, id)).toEqual({
        state: 'failed',
        failedReason: 'the service is down',
        attempts: attemptsMax,
      });
      store.faults[service].length = 0;
      expect(await consumer.countEffects(store, payload, id)).toBe(0);
    });
  });
}
