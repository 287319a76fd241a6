import type { EventType } from '@shopwright/contracts/events';
import type { QueueName } from '@shopwright/contracts/queues';
import { AppError } from '@shopwright/service-kit/errors';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Services } from './services';
import { startTestShop, type TestShop } from './test-shop';

interface ConsumerCase {
  queue: QueueName;
  type: EventType;
  /** The service that the handler calls. */
  service: keyof Services;
  /** A payload whose effect nothing else has. */
  payload: (shop: TestShop) => Promise<object>;
  /** How often the effect of this payload is there: what the service stores, not how often it was asked. */
  countEffects: (shop: TestShop, payload: object, eventId: string) => Promise<number>;
}

const attemptsMax = 20;
const away = () => new AppError('unavailable', 'the service is away');

/** The five that every consumer owes: valid, twice, malformed, fails once, fails for good. */
export function describeConsumer(title: string, consumer: ConsumerCase): void {
  const { queue, type, service } = consumer;
  describe(title, () => {
    let shop: TestShop;

    beforeAll(async () => {
      shop = await startTestShop(inject('redisUrl'));
    });

    afterAll(() => shop.stop());

    it('does what the event asks for', async () => {
      const payload = await consumer.payload(shop);
      const id = await shop.publish(queue, type, payload);
      expect(await shop.outcomeOf(queue, id)).toMatchObject({ state: 'completed', attempts: 1 });
      expect(await consumer.countEffects(shop, payload, id)).toBe(1);
    });

    it('does it once when the event comes again, also after the queue forgot it', async () => {
      const payload = await consumer.payload(shop);
      const id = await shop.publish(queue, type, payload);
      await shop.outcomeOf(queue, id);
      await shop.publish(queue, type, payload, id);
      await shop.forget(queue, id);
      await shop.publish(queue, type, payload, id);
      expect(await shop.outcomeOf(queue, id)).toMatchObject({ state: 'completed' });
      expect(await consumer.countEffects(shop, payload, id)).toBe(1);
    });

    it('parks a malformed payload at the first try, and goes on with the next job', async () => {
      const poison = await shop.publish(queue, type, { nonsense: true });
      const payload = await consumer.payload(shop);
      const good = await shop.publish(queue, type, payload);
      expect(await shop.outcomeOf(queue, poison)).toEqual({
        state: 'failed',
        failedReason: `the payload is not one of ${type}`,
        attempts: 1,
      });
      expect(await shop.outcomeOf(queue, good)).toMatchObject({ state: 'completed' });
    });

    it('tries again when the service was away once', async () => {
      const payload = await consumer.payload(shop);
      shop.faults[service].push(away());
      const id = await shop.publish(queue, type, payload);
      expect(await shop.outcomeOf(queue, id)).toMatchObject({ state: 'completed', attempts: 2 });
      expect(await consumer.countEffects(shop, payload, id)).toBe(1);
    });

    it('stands in the failed set with the reason when it never succeeds', async () => {
      const payload = await consumer.payload(shop);
      shop.faults[service].push(...Array.from({ length: attemptsMax }, away));
      const id = await shop.publish(queue, type, payload);
      expect(await shop.outcomeOf(queue, id)).toEqual({
        state: 'failed',
        failedReason: 'the service is away',
        attempts: attemptsMax,
      });
      shop.faults[service].length = 0;
      expect(await consumer.countEffects(shop, payload, id)).toBe(0);
    });
  });
}
