import type { ServiceClient } from '@shopwright/service-kit/http/client';
import type Stripe from 'stripe';
import type { OrderDeps } from '../services/order/src/deps';

export interface CrashingOrder {
  deps: OrderDeps;
  /** False if the work ended before the crash. */
  hasCrashed(): boolean;
}

/**
 * Returns an order service that crashes right before its n-th external step: a statement, a transaction, or a call to
 * catalog, auth or Stripe. Every later step fails too, including cleanup.
 */
export function createCrashingOrder(real: OrderDeps, crashBefore: number): CrashingOrder {
  let steps = 0;
  const step = () => {
    steps += 1;
    if (steps >= crashBefore) throw new Error('this process has crashed');
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
