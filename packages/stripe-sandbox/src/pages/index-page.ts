import { brandNames, testBankAccounts, testCards } from '../objects/stripe-test-cards';
import { type Html, html, page } from './html';

const grouped = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ');

const cardRows = testCards.map(
  ({ number, about, brand, names }) =>
    html`<tr><th scope="row"><code>${grouped(number)}</code></th><td>${brandNames[brand] ?? brand}</td><td>${about}</td><td><code>${names[0] ? `pm_card_${names[0]}` : ''}</code></td></tr>`,
);

const bankRows = testBankAccounts.map(
  ({ number, about, tokens }) =>
    html`<tr><th scope="row"><code>${number}</code></th><td>${about}</td><td><code>${tokens[0] ?? ''}</code></td></tr>`,
);

const addresses = [
  [
    '/v1',
    'Stripe’s REST API: payment intents, methods, charges, refunds, customers, disputes, events, webhook endpoints',
  ],
  ['/v3/', 'The Stripe.js-compatible script'],
  ['/payments/{id}', 'A payment with its refunds and disputes, as the dashboard shows it; answers disputes'],
  ['/_sandbox/ledger', 'Every payment intent and refund there is'],
  ['/_sandbox/counts', 'How many payment intents succeeded'],
  ['/_sandbox/faults', 'GET and PUT: lost, doubled, late or shuffled webhooks; failing, slow or unanswered API calls'],
  ['/_sandbox/healthz', 'Whether it is up'],
].map(([path = '', about = '']) => html`<tr><th scope="row"><code>${path}</code></th><td>${about}</td></tr>`);

const table = (headings: string[], rows: Html[]): Html => html`<div class="panel"><table>
<thead><tr>${headings.map((heading) => html`<th scope="col">${heading}</th>`)}</tr></thead>
<tbody>${rows}</tbody>
</table></div>`;

const body = html`<main class="index">
<span class="badge">Test mode</span>
<h1>Stripe sandbox</h1>
<p class="lead">A local replacement for Stripe that keeps state, signs webhooks and simulates faults. It never charges a card and accepts test keys only.</p>
<h2>Test cards</h2>
<p>Any future date, any security code, any postal code.</p>
${table(['Number', 'Brand', 'What happens', 'Payment method'], cardRows)}
<h2>Test bank accounts</h2>
<p>Routing number 110000000.</p>
${table(['Account', 'What happens', 'Payment method'], bankRows)}
<h2>Addresses</h2>
${table(['Path', 'What it is'], addresses)}
</main>`;

export const indexPage = (): Html => page({ title: 'Stripe sandbox', style: 'page', body });
