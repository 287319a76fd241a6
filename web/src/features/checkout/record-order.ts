import type { PlacedOrder, ShippingForm } from '@shopwright/contracts/http/orders';
import { getPlacedOrder, recordOrder } from './api';

export interface PaidOrder extends ShippingForm {
  total: string;
  paymentIntentId: string;
}

const pausesMs = [0, 1000, 2000, 4000, 8000, 15_000];
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Tells the server of a payment that succeeded, a few times where it is slow. It hears of it from Stripe anyway,
 * so that giving up is no failure: undefined then, and the order follows by itself.
 */
export const recordPaidOrder = (paid: PaidOrder, pause = sleep): Promise<PlacedOrder | undefined> =>
  awaitOrder(() => recordOrder(paid), pause);

/** Reads the order of a payment that this browser made before the page was loaded. Undefined as for a new one. */
export const readPaidOrder = (paymentIntentId: string, pause = sleep): Promise<PlacedOrder | undefined> =>
  awaitOrder(() => getPlacedOrder(paymentIntentId), pause);

async function awaitOrder(ask: () => Promise<PlacedOrder>, pause: typeof sleep): Promise<PlacedOrder | undefined> {
  for (const ms of pausesMs) {
    await pause(ms);
    try {
      const order = await ask();
      if (order.status !== 'pending') return order;
    } catch {
      // The next round asks again.
    }
  }
  return undefined;
}
