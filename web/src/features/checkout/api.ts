import { createPaymentIntent, type Order, recordOrder, type ShippingForm } from '@shopwright/contracts/http/orders';
import { decimalFromCents } from '@shopwright/contracts/money';
import { currentLanguage } from '../../i18n/language';
import { call } from '../../lib/api-client';
import { cartTotalCents, useCart, wireLines } from '../cart/cart-store';
import { discountCents } from './rewards';

export interface Intent {
  clientSecret: string;
  paymentIntentId: string;
  /** A decimal: what will be charged. */
  total: string;
  /** A decimal: what a reward takes off, the total being less already. */
  discount: string;
}

interface PaymentRequest {
  form: ShippingForm;
  rewardId?: number;
}

/** Asks for a payment of the cart as it is now. The same `checkoutId` again gives the same payment. */
export function startPayment({ form, rewardId }: PaymentRequest): Promise<Intent> {
  const { items, checkoutId, sessionId } = useCart.getState();
  const toPayCents = cartTotalCents({ items }) - (rewardId === undefined ? 0 : discountCents);
  const amount = Number(decimalFromCents(toPayCents));
  const order = { items: wireLines(items), amount, rewardId, checkoutId, sessionId, language: currentLanguage() };
  return call(createPaymentIntent, { body: { ...form, ...order } });
}

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
export async function recordPaidOrder(paid: PaidOrder, pause = sleep): Promise<Order | undefined> {
  for (const ms of pausesMs) {
    await pause(ms);
    try {
      const order = await call(recordOrder, { body: paid });
      if (order.status !== 'pending') return order;
    } catch {
      // The next round asks again.
    }
  }
  return undefined;
}
