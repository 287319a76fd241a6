import type { ServiceClient } from '@shopwright/service-kit/http/client';
import type Stripe from 'stripe';
import type { OrderDeps } from '../services/order/src/deps';

export interface CrashingOrder {
  deps: OrderDeps;
  /** False when the work ended before it came to that. */
  hasCrashed(): boolean;
}

/**
 * The order service as a process that dies right before its n-th step outside of itself: a statement, a transaction, a
 * call to catalog, auth or Stripe. From then on nothing of it reaches the world any more, its cleaning up included.
 */
export function crashingOrder(real: OrderDeps, crashBefore: number): CrashingOrder {
  let steps = 0;
  const step = () => {
    steps += 1;
    if (steps >= crashBefore) throw new Error('this process is dead');
  };
  const client = (service: ServiceClient): ServiceClient => ({
    ...service,
    call: async (...args) => {
      step();
      return service.call(...args);
    },
  });
  const database = Object.create(real.database, {
    db: {
      get() {
        step();
        return real.database.db;
      },
    },
    transaction: {
      value: async (work: Parameters<typeof real.database.transaction>[0]) => {
        step();
        return real.database.transaction(work);
      },
    },
  });
  const intents = new Proxy(real.stripe.paymentIntents, {
    get: (target, name: keyof Stripe['paymentIntents']) => {
      const method = target[name] as unknown;
      if (typeof method !== 'function') return method;
      return async (...args: unknown[]) => {
        step();
        return method.apply(target, args);
      };
    },
  });
  const stripe = Object.create(real.stripe, { paymentIntents: { value: intents } });
  return {
    deps: { ...real, database, stripe, catalog: client(real.catalog), auth: client(real.auth) },
    hasCrashed: () => steps >= crashBefore,
  };
}
