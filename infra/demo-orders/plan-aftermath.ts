import { randomUUID } from 'node:crypto';
import { addNote } from '../../services/order/src/desk/add-note';
import { listOrderLines } from '../../services/order/src/orders/order-lines';
import { lockOrder } from '../../services/order/src/orders/order-row';
import { findReturnError } from '../../services/order/src/orders/return-rules';
import { requestRefund } from '../../services/order/src/refunds/request-refund';
import { syncReversals } from '../../services/order/src/refunds/sync-reversals';
import { moveReturn } from '../../services/order/src/returns/move-return';
import { refundReturn } from '../../services/order/src/returns/refund-return';
import { writeReturn } from '../../services/order/src/returns/write-return';
import { sendMessage } from '../../services/order/src/threads/send-message';
import type { Stage } from './stage';
import { dayMs, hourMs, type Played, type Step, toAuthor, toClerk, toSeconds } from './step';
import type { DemoOrder } from './story';

const decidedAfter = 20 * hourMs;
const receivedAfter = 4 * dayMs;
const notedAfter = 17 * hourMs;

export function planRefund({ deps }: Stage, { refund }: DemoOrder, played: Played): Step[] {
  if (!refund) return [];
  const { after, amount, reason, restock } = refund;
  return [{ after, run: () => requestRefund(deps, played.orderId, { amount, reason, restock }, toClerk(played)) }];
}

/** Takes a return as far as the story says: requested, approved or rejected, received, refunded. */
export function planReturn(stage: Stage, { return: wanted }: DemoOrder, played: Played): Step[] {
  if (!wanted) return [];
  const { deps } = stage;
  const { orderId } = played;
  const { after, state, note, restock } = wanted;
  let returnId = 0;
  const request = {
    after,
    run: async () => {
      returnId = await requestReturn(stage, wanted, played);
    },
  };
  const move = (to: 'approved' | 'rejected' | 'received', delay: number): Step => ({
    after: after + delay,
    run: () => moveReturn(deps, { orderId, returnId }, { to, note: to === 'received' ? '' : note }, toClerk(played)),
  });
  const refund = {
    after: after + receivedAfter + hourMs,
    run: () => refundReturn(deps, { orderId, returnId }, restock, toClerk(played)),
  };
  if (state === 'requested') return [request];
  if (state === 'rejected') return [request, move('rejected', decidedAfter)];
  const approved = [request, move('approved', decidedAfter)];
  if (state === 'approved') return approved;
  return [...approved, move('received', receivedAfter), ...(wanted.refunded ? [refund] : [])];
}

async function requestReturn(
  { tx, clock }: Stage,
  { lines, reason, comment }: NonNullable<DemoOrder['return']>,
  played: Played,
): Promise<number> {
  const order = await lockOrder(tx, played.orderId);
  const known = await listOrderLines(tx, order.id);
  const items = Object.entries(lines).flatMap(([slug, quantity]) => {
    const line = known.find(({ image }) => image.includes(`/${slug}.`));
    return line ? [{ orderItemId: line.id, quantity }] : [];
  });
  const made = { kind: 'return', requestKey: randomUUID(), findError: findReturnError } as const;
  return writeReturn(tx, order, {
    ...made,
    items,
    reason,
    comment,
    author: toAuthor('customer', played),
    at: clock.at,
  });
}

export function planDispute({ deps, payments, clock }: Stage, { dispute }: DemoOrder, { intentId }: Played): Step[] {
  if (!dispute) return [];
  const { after, reason, outcome, closedAfter = 0 } = dispute;
  let openedAt = 0;
  const open = async () => {
    openedAt = toSeconds(clock.at);
    await payments.extend(intentId, { dispute: { at: openedAt, reason } });
    await syncReversals(deps, intentId);
  };
  const close = async () => {
    const closed = { at: toSeconds(clock.at), outcome };
    await payments.extend(intentId, { dispute: { at: openedAt, reason, closed } });
    await syncReversals(deps, intentId);
  };
  return [{ after, run: open }, ...(outcome === 'open' ? [] : [{ after: closedAfter, run: close }])];
}

/** Plans the messages, notes and disputes of customers and staff. */
export function planTexts({ deps }: Stage, { messages, note, dispute }: DemoOrder, played: Played): Step[] {
  const { orderId } = played;
  const sent = messages.map(({ author, after, body }) => ({
    after,
    run: () => sendMessage(deps, orderId, { body, requestId: randomUUID(), author: toAuthor(author, played) }),
  }));
  const write = () => addNote(deps, orderId, note ?? '', toClerk(played));
  return note === undefined ? sent : [...sent, { after: dispute ? dispute.after + dayMs : notedAfter, run: write }];
}
