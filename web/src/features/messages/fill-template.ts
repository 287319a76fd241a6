import type { ThreadDetail } from '@shopwright/contracts/http/threads';

const placeholder = /\{(name|order)\}/g;

/**
 * Puts the customer's name and the order number into a template. What is not known stays as it is, for staff to replace:
 * a message of Contact may be about any order of its sender.
 */
export function fillTemplate(
  body: string,
  { orderId, orders, customerName }: Pick<ThreadDetail, 'orderId' | 'orders' | 'customerName'>,
): string {
  const [only, ...more] = orders;
  const order = orderId ?? (more.length === 0 ? only?.id : undefined);
  const values = { name: customerName || undefined, order: order === undefined ? undefined : `#${order}` };
  return body.replace(placeholder, (text, name: keyof typeof values) => values[name] ?? text);
}

export const hasPlaceholder = (body: string): boolean => body.search(placeholder) !== -1;
