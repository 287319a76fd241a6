/**
 * The order in which requests are refused while more come than a process can answer: first those that read the store,
 * then carts, accounts and the back office, then payments. `essential` requests concern what is already paid, such as
 * Stripe's events, and what the process itself depends on.
 */
export const priorities = ['browsing', 'account', 'checkout', 'essential'] as const;
export type Priority = (typeof priorities)[number];

/** Returns the more important one. A call for a checkout stays one in every service that it passes. */
export const maxPriority = (a: Priority, b: Priority = 'browsing'): Priority =>
  priorities.indexOf(a) >= priorities.indexOf(b) ? a : b;

export const isPriority = (value: unknown): value is Priority => priorities.some((known) => known === value);

interface Call {
  service: string;
  method: string;
  access: string;
}

/** Returns the priority of an endpoint that declares none: what visitors read of the catalog is browsing. */
export function defaultPriority({ service, method, access }: Call): Priority {
  const isRead = method === 'GET' && access === 'public';
  return isRead && (service === 'catalog' || service === 'bff') ? 'browsing' : 'account';
}
