import type { IntentRecord, PaymentMethodRecord } from '../ledger/records';
import { shownAmount } from '../objects/currencies';
import { brandNames } from '../objects/stripe-test-cards';
import { type Html, html, page } from './html';

interface AuthenticatePage {
  intent: IntentRecord;
  method: PaymentMethodRecord | undefined;
  merchantName: string;
  place: 'dialog' | 'page';
}

const bankPage = (title: string, attributes: Html, content: Html): Html =>
  page({
    title,
    style: 'page',
    head: html`<script src="/v3/assets/authenticate.js" defer></script>`,
    attributes: html`class="bank" ${attributes}`,
    body: html`<header><span>Sandbox Bank</span><span class="badge">Test mode</span></header>
<main>${content}</main>`,
  });

/** The question a bank asks (3-D Secure), or the page of a wallet that pays by redirect. */
export function authenticatePage({ intent, method, merchantName, place }: AuthenticatePage): Html {
  const wallet = method?.type === 'amazon_pay';
  const heading = wallet ? 'Amazon Pay test payment page' : '3D Secure 2 test page';
  const [pass, fail] = wallet
    ? ['Authorize test payment', 'Fail test payment']
    : ['Complete authentication', 'Fail authentication'];
  const paidWith = wallet
    ? 'Amazon Pay'
    : `${brandNames[method?.card?.brand ?? ''] ?? 'Card'} •••• ${method?.card?.last4 ?? ''}`;
  return bankPage(
    heading,
    html`data-in="${place}" data-state="asking"`,
    html`<h1 tabindex="-1">${heading}</h1>
<p>This is a test payment. In a live payment, the customer would confirm it with their bank here.</p>
<dl>
<dt>Merchant</dt><dd>${merchantName}</dd>
<dt>Amount</dt><dd>${shownAmount(intent.amount, intent.currency)}</dd>
<dt>Paid with</dt><dd>${paidWith}</dd>
</dl>
<form method="post" action="/authenticate/${intent.id}">
<input type="hidden" name="client_secret" value="${intent.secret}">
<input type="hidden" name="in" value="${place}">
<button name="outcome" value="complete">${pass}</button>
<button name="outcome" value="fail">${fail}</button>
</form>`,
  );
}

export const donePage = (place: 'dialog' | 'page'): Html =>
  bankPage(
    'Authentication',
    html`data-in="${place}" data-state="done"`,
    html`<h1>Thank you</h1><p>Your bank has received your response. You can return to the store.</p>`,
  );
