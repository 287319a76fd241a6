import express, { type Request, type Response, Router } from 'express';
import type { SandboxConfig } from '../config';
import { allowBrowsers } from '../http/access';
import { parseForm } from '../http/form';
import { StripeError } from '../http/stripe-error';
import type { Ledger } from '../ledger/ledger';
import type { IntentRecord } from '../ledger/records';
import { updateDispute } from '../objects/disputes';
import { authenticateIntent } from '../objects/payment-intent-moves';
import { isClosed } from '../objects/small-views';
import { authenticatePage, donePage } from './authenticate-page';
import { type BrowserAssets, loadBrowserAssets } from './browser-assets';
import { elementPage, type Html } from './html';
import { indexPage } from './index-page';
import { paymentPage } from './payment-page';

const sources =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'";

/** Serves the browser's pages: the script, the card form's frame, the bank's page, the pages of payments and the index. */
export function pageRouter(ledger: Ledger, config: SandboxConfig): Router {
  const router = Router();
  let loading: Promise<BrowserAssets> | undefined;
  const asset = async (res: Response, name: string) => {
    loading ??= loadBrowserAssets(config.browserDirectory);
    const content = (await loading).get(name);
    if (content === undefined) return void res.status(404).type('text').send('Not found');
    res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    res.setHeader('Cache-Control', 'no-cache');
    res.type(name.endsWith('.css') ? 'css' : 'js').send(content);
  };

  router.use((_req, res, next) => {
    res.setHeader('X-Content-Type-Options', 'nosniff');
    res.setHeader('Referrer-Policy', 'no-referrer');
    next();
  });
  router.get('/', (_req, res) => show(res, indexPage(), "form-action 'none'; frame-ancestors 'none'"));
  router.get(['/v3', '/v3/stripe.js', '/endive/stripe.js'], allowBrowsers, (_req, res) => asset(res, 'stripe.js'));
  router.get('/v3/element', (_req, res) => show(res, elementPage(), "form-action 'none'; frame-ancestors *"));
  router.get('/v3/assets/:name', (req, res) => asset(res, String(req.params.name)));

  router.get('/authenticate/:id', (req, res) => {
    const query = parseForm(req.originalUrl.split('?')[1] ?? '');
    const place = query.in === 'dialog' ? 'dialog' : 'page';
    const intent = openedIntent(ledger, req, query.client_secret);
    if (intent.status !== 'requires_action') return show(res, donePage(place), ancestors(place));
    const method = ledger.get('payment_method', intent.paymentMethod ?? '');
    show(res, authenticatePage({ intent, method, merchantName: config.merchantName, place }), ancestors(place));
  });

  router.post('/authenticate/:id', express.text({ type: () => true, limit: '8kb' }), (req, res) => {
    const form = parseForm(String(req.body ?? ''));
    const place = form.in === 'dialog' ? 'dialog' : 'page';
    const intent = openedIntent(ledger, req, form.client_secret);
    const after = ledger.transact({}, (tx) => authenticateIntent(tx, intent, form.outcome === 'complete'));
    const returnUrl = intent.nextAction?.returnUrl;
    if (place === 'page' && returnUrl) res.redirect(303, returnAddress(returnUrl, after));
    else show(res, donePage(place), ancestors(place));
  });

  router.get('/payments/:id', (req, res) => {
    show(res, paymentPage(ledger, findIntent(ledger, req)), "form-action 'self'; frame-ancestors 'none'");
  });

  router.post('/payments/:id', express.text({ type: () => true, limit: '8kb' }), (req, res) => {
    const intent = findIntent(ledger, req);
    const form = parseForm(String(req.body ?? ''));
    const dispute = ledger.get('dispute', String(form.dispute));
    if (dispute?.paymentIntent !== intent.id) throw new StripeError(404, { message: 'No such dispute.' });
    const evidence = { uncategorized_text: String(form.evidence) };
    // Sent twice, the dispute is closed.
    if (!isClosed(dispute)) ledger.transact({}, (tx) => updateDispute(tx, dispute, { evidence }));
    res.redirect(303, `/payments/${intent.id}`);
  });

  return router;
}

/** No `form-action` here: Chromium applies it to the redirect back to the store as well. */
const ancestors = (place: 'dialog' | 'page') => `frame-ancestors ${place === 'dialog' ? '*' : "'none'"}`;

function show(res: Response, page: Html, policy: string): void {
  res.setHeader('Content-Security-Policy', `${sources}; ${policy}`);
  res.setHeader('Cache-Control', 'no-store');
  res.type('html').send(page.text);
}

function findIntent(ledger: Ledger, req: Request): IntentRecord {
  const intent = ledger.get('payment_intent', String(req.params.id));
  if (!intent) throw noSuchPayment();
  return intent;
}

function openedIntent(ledger: Ledger, req: Request, secret: unknown): IntentRecord {
  const intent = findIntent(ledger, req);
  if (intent.secret !== secret) throw noSuchPayment();
  return intent;
}

const noSuchPayment = () => new StripeError(404, { message: 'No such payment.' });

function returnAddress(returnUrl: string, intent: IntentRecord): string {
  const url = new URL(returnUrl);
  const passed = intent.status !== 'requires_payment_method' && intent.status !== 'canceled';
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.secret);
  url.searchParams.set('redirect_status', passed ? 'succeeded' : 'failed');
  return url.href;
}
