import { orderEventKinds } from '@shopwright/contracts/http/order-desk';
import { webhookSource, webhookTopics } from '@shopwright/contracts/webhook-topics';
import { expect, it } from 'vitest';
import { topicsOf } from './note-webhooks';

it('tells each topic of orders', () => {
  const moves = (['shipped', 'delivered'] as const).map((toStatus) => ({ kind: 'status_changed' as const, toStatus }));
  const told = [...orderEventKinds.map((kind) => ({ kind })), ...moves].flatMap(topicsOf);
  expect([...new Set(told)].sort()).toEqual(webhookTopics.filter((topic) => webhookSource(topic) === 'order').sort());
});

it('tells nothing of notes, messages and documents', () => {
  for (const kind of ['note_added', 'message_sent', 'message_received', 'invoice_issued', 'link_sent'] as const)
    expect(topicsOf({ kind })).toEqual([]);
});
