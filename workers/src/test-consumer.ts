import { randomUUID } from 'node:crypto';
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
  /** Counts the stored effects of this payload, not the calls. */
  countEffects: (store: TestStore, payload: object, eventId: string) => Promise<number>;
}

const unavailable = () => new AppError('unavailable', 'the service is down');

/** More attempts than an outage of twelve hours takes, with the longest waits of most queues. */
const attemptsOfHalfADay = 160;

/**
 * Tests the cases that every consumer must handle: a valid event, a duplicate, a malformed one, one that fails once or
 * for hours, one that fails for good.
 */
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
        failedReason: `unprocessable: the payload is not one of ${type}`,
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

    it('does it by itself after an outage of half a day', async () => {
      const payload = await consumer.payload(store);
      store.faults[service].push(...Array.from({ length: attemptsOfHalfADay }, unavailable));
      const id = await store.publish(queue, type, payload);
      expect(await store.waitForJob(queue, id)).toMatchObject({ state: 'completed' });
      expect(await consumer.countEffects(store, payload, id)).toBe(1);
    });

    it('is parked with the reason when it can never succeed', async () => {
      const payload = await consumer.payload(store);
      store.faults[service].push(new AppError('unprocessable', 'it is wrong'));
      const id = await store.publish(queue, type, payload);
      expect(await store.waitForJob(queue, id)).toEqual({
        state: 'failed',
        failedReason: 'unprocessable: it is wrong',
        attempts: 1,
      });
      expect(await store.readParked(id)).toBe('unprocessable: it is wrong');
      expect(await consumer.countEffects(store, payload, id)).toBe(0);
    });

    it('is not done for an event that its owner does not have', async () => {
      const payload = await consumer.payload(store);
      const id = randomUUID();
      await store.forge(queue, type, payload, id);
      expect(await store.waitForJob(queue, id)).toEqual({
        state: 'failed',
        failedReason: 'its owner has no such event',
        attempts: 1,
      });
      expect(await consumer.countEffects(store, payload, id)).toBe(0);
    });

    it('does what its owner says, not what the job says', async () => {
      const payload = await consumer.payload(store);
      const [id, other] = [randomUUID(), await consumer.payload(store)];
      await store.record(queue, type, payload, id);
      await store.forge(queue, type, other, id);
      expect(await store.waitForJob(queue, id)).toMatchObject({ state: 'completed' });
      expect(await consumer.countEffects(store, payload, id)).toBe(1);
    });
  });
}
