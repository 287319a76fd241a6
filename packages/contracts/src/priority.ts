/**
 * Refused in this order under overload. `essential` concerns what is already paid, such as Stripe's events, and what
 * the process depends on.
 */
export const priorities = ['browsing', 'account', 'checkout', 'essential'] as const;
export type Priority = (typeof priorities)[number];

export const maxPriority = (a: Priority, b: Priority = 'browsing'): Priority =>
  priorities.indexOf(a) >= priorities.indexOf(b) ? a : b;

export const isPriority = (value: unknown): value is Priority => priorities.some((known) => known === value);

interface Call {
  service: string;
  method: string;
  access: string;
}

/** Treats visitors' reads of the catalog as browsing. */
export function defaultPriority({ service, method, access }: Call): Priority {
  const isRead = method === 'GET' && access === 'public';
  return isRead && (service === 'catalog' || service === 'bff') ? 'browsing' : 'account';
}
