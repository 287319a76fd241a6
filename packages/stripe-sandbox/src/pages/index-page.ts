import { brandNames, testBankAccounts, testCards } from '../objects/test-cards';
import { type Html, html } from './html';

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
  ['/_sandbox/ledger', 'Every payment intent and refund there is'],
  ['/_sandbox/faults', 'GET and PUT: lost, doubled, late or shuffled webhooks; failing, slow or unanswered API calls'],
  ['/_sandbox/healthz', 'Whether it is up'],
].map(([path = '', about = '']) => html`<tr><th scope="row"><code>${path}</code></th><td>${about}</td></tr>`);

export const indexPage = (): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Stripe sandbox</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/v3/assets/page.css">
</head>
<body>
<main class="index">
<span class="badge">Test mode</span>
<h1>Stripe sandbox</h1>
<p class="lead">An offline stand-in for Stripe that keeps state, signs webhooks and can be told to misbehave. No card is ever charged, and it takes test keys only.</p>
<h2>Test cards</h2>
<p>Any future date, any security code, any postal code.</p>
<div class="panel"><table>
<thead><tr><th scope="col">Number</th><th scope="col">Brand</th><th scope="col">What happens</th><th scope="col">Payment method</th></tr></thead>
<tbody>${cardRows}</tbody>
</table></div>
<h2>Test bank accounts</h2>
<p>Routing number 110000000.</p>
<div class="panel"><table>
<thead><tr><th scope="col">Account</th><th scope="col">What happens</th><th scope="col">Payment method</th></tr></thead>
<tbody>${bankRows}</tbody>
</table></div>
<h2>Addresses</h2>
<div class="panel"><table>
<thead><tr><th scope="col">Path</th><th scope="col">What it is</th></tr></thead>
<tbody>${addresses}</tbody>
</table></div>
</main>
</body>
</html>`;
