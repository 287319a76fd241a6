import { type Author, staff } from '../../services/order/src/orders/record-event';

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** One thing that happened to an order, so long after it was placed. */
export interface Step {
  after: number;
  run: () => Promise<unknown>;
}

/** The order that steps are about, and who takes part in them. */
export interface Played {
  orderId: number;
  intentId: string;
  userId: number | null;
  staffId?: number;
}

/** Unix seconds, as Stripe counts. */
export const toSeconds = (at: Date): number => Math.floor(at.getTime() / 1000);

export const toClerk = ({ staffId }: Played): Author => staff({ userId: staffId });

export const toAuthor = (
  author: 'customer' | 'staff',
  { userId, staffId }: Played,
): Author & { actor: 'customer' | 'staff' } =>
  author === 'staff' ? { actor: 'staff', userId: staffId } : { actor: 'customer', ...(userId !== null && { userId }) };
