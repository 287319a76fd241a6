import { type Series, toSeries } from './series';

const counters = {
  out_of_stock_total: { service: 'catalog', help: 'Reservations and sales refused because too little was in stock' },
  undeliverable_payments_total: { service: 'order', help: 'Paid orders cancelled and refunded by the store itself' },
  webhooks_rejected_total: { service: 'order', help: 'Calls of the webhook without a valid event and signature' },
  orders_confirmed_total: { service: 'order', help: 'Payments that became an order' },
  webhooks_received_total: { service: 'order', help: 'Events of Stripe with a valid signature, repeated ones too' },
  emails_sent_total: { service: 'workers', help: 'Emails that the mail server accepted' },
  sign_ins_failed_total: { service: 'auth', help: 'Wrong passwords and codes at sign-in' },
} as const;

export type CounterName = keyof typeof counters;

const counts = new Map<CounterName, number>();

export function countOne(name: CounterName): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** Includes zeros, so that the first increase is seen. */
export const readCounterSeries = (service: string): Series[] =>
  Object.entries(counters)
    .filter(([, counter]) => counter.service === service)
    .map(([name, { help }]) => toSeries(name, help, counts.get(name as CounterName) ?? 0, 'counter'));
