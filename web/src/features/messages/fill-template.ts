import type { ThreadDetail } from '@shopwright/contracts/http/threads';

const placeholder = /\{(name|order)\}/g;

/**
 * Puts the customer's name and the order number into a template. What is not known stays as it is, for staff to replace:
 * a message of Contact may be about any order of its sender.
 */
export function fillTemplate(body: string, thread: Conversation): string {
  const values = getValues(thread);
  return body.replace(placeholder, (text, name: keyof typeof values) => values[name] ?? text);
}

/** Returns an answer as a template for other customers: their name and order number become placeholders. */
export function toTemplate(body: string, thread: Conversation): string {
  const { name, order } = getValues(thread);
  const replace = (text: string, value: string | undefined, by: string) =>
    value === undefined ? text : text.replace(new RegExp(`${before}${escapeRegExp(value)}${after}`, 'gu'), by);
  return replace(replace(body, name, '{name}'), order, '{order}');
}

type Conversation = Pick<ThreadDetail, 'orderId' | 'orders' | 'customerName'>;

/** A name is a word of its own, and #7 is no part of #71. */
const [before, after] = ['(?<![\\p{L}\\p{Nd}])', '(?![\\p{L}\\p{Nd}])'];
const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

function getValues({ orderId, orders, customerName }: Conversation) {
  const [only, ...more] = orders;
  const order = orderId ?? (more.length === 0 ? only?.id : undefined);
  return { name: customerName || undefined, order: order === undefined ? undefined : `#${order}` };
}

export const hasPlaceholder = (body: string): boolean => body.search(placeholder) !== -1;
