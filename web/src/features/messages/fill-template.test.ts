import type { ThreadDetail } from '@shopwright/contracts/http/threads';
import { expect, it } from 'vitest';
import { fillTemplate, hasPlaceholder, toTemplate } from './fill-template';

const threadOf = (changes: object) =>
  ({ orderId: null, orders: [], customerName: 'Ada', ...changes }) as unknown as ThreadDetail;
const template = 'Hello {name}, about {order}: {other}';

it('knows the customer, and the order that the conversation is about', () => {
  expect(fillTemplate(template, threadOf({ orderId: 7, orders: [{ id: 7 }] }))).toBe('Hello Ada, about #7: {other}');
});

it('leaves the order to staff where the sender has several, or none', () => {
  expect(fillTemplate(template, threadOf({ orders: [{ id: 8 }] }))).toBe('Hello Ada, about #8: {other}');
  for (const orders of [[], [{ id: 8 }, { id: 7 }]]) {
    const text = fillTemplate(template, threadOf({ orders }));
    expect(text).toContain('{order}');
    expect(hasPlaceholder(text)).toBe(true);
  }
});

it('does not take a name with a placeholder for one more template', () => {
  expect(fillTemplate('{name}', threadOf({ customerName: '$& Ada' }))).toBe('$& Ada');
});

it('makes a template of an answer, which names no customer', () => {
  const thread = threadOf({ orderId: 7, orders: [{ id: 7 }] });
  const answer = 'Hello Ada, order #7 left today. Order #71 is of Adam.';
  expect(toTemplate(answer, thread)).toBe('Hello {name}, order {order} left today. Order #71 is of Adam.');
  expect(fillTemplate(toTemplate(answer, thread), thread)).toBe(answer);
  expect(toTemplate('Hello $& (A.)!', threadOf({ customerName: '$& (A.)' }))).toBe('Hello {name}!');
  expect(toTemplate('Hello Ada', threadOf({ customerName: '' }))).toBe('Hello Ada');
});
