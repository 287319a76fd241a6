import type { Ledger } from '../ledger/ledger';
import type { DisputeRecord, IntentRecord } from '../ledger/records';
import { shownAmount } from '../objects/currencies';
import { isClosed } from '../objects/small-views';
import { type Html, html, page } from './html';

/** What the dashboard shows of a payment at Stripe: its state, refunds and disputes, which are answered here. */
export function paymentPage(ledger: Ledger, intent: IntentRecord): Html {
  const ofIntent = ({ paymentIntent }: { paymentIntent?: string }) => paymentIntent === intent.id;
  const refunds = [...ledger.tables.refund.all()].filter(ofIntent);
  const disputes = [...ledger.tables.dispute.all()].filter(ofIntent);
  return page({
    title: `Payment ${intent.id}`,
    style: 'page',
    attributes: html`class="bank" data-in="page"`,
    body: html`<header><span>Stripe sandbox</span><span class="badge">Test mode</span></header>
<main><h1>${shownAmount(intent.amount, intent.currency)}</h1>
<dl>
<dt>Payment</dt><dd><code>${intent.id}</code></dd>
<dt>Status</dt><dd>${inWords(intent.status)}</dd>
${refunds.map(({ amount, currency, status }) => html`<dt>Refund</dt><dd>${shownAmount(amount, currency)}, ${inWords(status)}</dd>`)}
</dl>
${disputes.map((dispute) => disputePart(intent, dispute))}
</main>`,
  });
}

const disputePart = (intent: IntentRecord, dispute: DisputeRecord): Html => html`<h2>Dispute</h2>
<dl>
<dt>Amount</dt><dd>${shownAmount(dispute.amount, dispute.currency)}</dd>
<dt>Reason</dt><dd>${inWords(dispute.reason)}</dd>
<dt>Status</dt><dd>${inWords(dispute.status)}</dd>
</dl>
${isClosed(dispute) ? html`` : answerForm(intent, dispute)}`;

const answerForm = (
  intent: IntentRecord,
  { id }: DisputeRecord,
): Html => html`<form method="post" action="/payments/${intent.id}">
<input type="hidden" name="dispute" value="${id}">
<button name="evidence" value="winning_evidence">Submit evidence and win</button>
<button name="evidence" value="losing_evidence">Submit evidence and lose</button>
</form>`;

const inWords = (state: string): string => state.replaceAll('_', ' ');
