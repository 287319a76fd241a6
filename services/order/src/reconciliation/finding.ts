import type { CauseName, RowDetails } from '@shopwright/contracts/http/reconciliation';

/** A difference that a comparison found. `subject` names what it is about, the same at every comparison. */
export interface Finding {
  cause: CauseName;
  subject: string;
  since: Date;
  details: RowDetails;
  orderId?: number;
  paymentIntentId?: string;
  productId?: number;
  userId?: number;
}

/** Payments and orders of so many days are compared at every pass. A bank decides on refunds and disputes within them. */
const comparedDays = 30;

/** The age below which a difference may still be on its way through a queue. */
const settlingSeconds = 60;

export interface Window {
  from: Date;
  /** Before that moment everything has had time to arrive. */
  before: Date;
}

export const windowAt = (now: Date): Window => ({
  from: new Date(now.getTime() - comparedDays * 86_400_000),
  before: new Date(now.getTime() - settlingSeconds * 1000),
});
