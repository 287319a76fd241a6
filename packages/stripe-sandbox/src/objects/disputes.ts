import { z } from 'zod';
import { listBody } from '../http/list';
import { boolean, expand, listParams, mergeMetadata, metadata, text } from '../http/params';
import { type Call, type Route, route } from '../http/route';
import { noSuch, StripeError } from '../http/stripe-error';
import type { DisputeRecord } from '../ledger/records';
import { evidenceFields, isClosed } from './dispute-view';
import { closeDispute } from './open-dispute';
import { filled } from './payment-methods';
import { render } from './render';

const kind = 'dispute';

function found({ tx, id }: Call<unknown>): DisputeRecord {
  const dispute = tx.get(kind, id);
  if (!dispute) throw noSuch('dispute', id, 'dispute', 404);
  return dispute;
}

function assertOpen(dispute: DisputeRecord): void {
  if (isClosed(dispute)) throw new StripeError(400, { message: `This dispute is already closed (${dispute.status}).` });
}

const inReview = ({ reason }: DisputeRecord) => (reason === 'general' ? 'warning_under_review' : 'under_review');

const evidence = z.strictObject(
  Object.fromEntries(evidenceFields.map((field) => [field, z.string().max(20_000).optional()])),
);

const updateParams = z.strictObject({
  evidence: evidence.optional(),
  metadata: metadata.optional(),
  submit: boolean.optional(),
  expand,
});

/** Evidence goes to the bank unless `submit` is false; two documented texts decide the case at once. */
function updateDispute(call: Call<z.output<typeof updateParams>>): DisputeRecord {
  const { evidence: given, submit, metadata: change } = call.params;
  const dispute = found(call);
  if (given) assertOpen(dispute);
  const submitted = given !== undefined && submit !== false;
  const updated = call.tx.put(kind, {
    ...dispute,
    evidence: filled({ ...dispute.evidence, ...given }) as Record<string, string>,
    metadata: mergeMetadata(dispute.metadata, change),
    submissions: dispute.submissions + Number(submitted),
    status: submitted ? inReview(dispute) : dispute.status,
  });
  call.tx.emit('charge.dispute.updated', kind, updated);
  const text = updated.evidence.uncategorized_text;
  if (submitted && text === 'winning_evidence') return closeDispute(call.tx, updated, 'won');
  if (submitted && text === 'losing_evidence') return closeDispute(call.tx, updated, 'lost');
  return updated;
}

const retrieve = route({
  method: 'get',
  path: '/disputes/:id',
  params: z.strictObject({ expand }),
  handle: (call) => ({ kind, record: found(call) }),
});

const update = route({
  method: 'post',
  path: '/disputes/:id',
  params: updateParams,
  handle: (call) => ({ kind, record: updateDispute(call) }),
});

const close = route({
  method: 'post',
  path: '/disputes/:id/close',
  params: z.strictObject({ expand }),
  handle: (call) => {
    const dispute = found(call);
    assertOpen(dispute);
    return { kind, record: closeDispute(call.tx, dispute, 'lost') };
  },
});

const list = route({
  method: 'get',
  path: '/disputes',
  params: z.strictObject({ ...listParams, charge: text.optional(), payment_intent: text.optional() }),
  handle: ({ ledger, params }) => {
    const { charge, payment_intent: intent } = params;
    const body = listBody(ledger.tables.dispute, {
      url: '/v1/disputes',
      what: 'dispute',
      params,
      where: (dispute) => (!charge || dispute.charge === charge) && (!intent || dispute.paymentIntent === intent),
      show: (record) => render({ kind, record }, ledger),
    });
    return { body };
  },
});

export const disputeRoutes: Route[] = [list, retrieve, update, close];
