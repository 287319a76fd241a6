import { setTimeout as sleep } from 'node:timers/promises';
import express, { type NextFunction, type Request, type Response, Router } from 'express';
import type { SandboxConfig } from '../config';
import { randomText } from '../ledger/ids';
import type { Ledger } from '../ledger/ledger';
import type { Audience, StoredResponse } from '../ledger/transaction';
import { apiVersion, render, type StripeObject } from '../objects/render';
import { allowBrowsers, authenticate, secretKeyRequired } from './access';
import { type Faults, happens } from './control';
import { type Form, parseForm } from './form';
import { fingerprintOf, IdempotencyKeys } from './idempotency';
import type { Route } from './route';
import { internalError, rejected, StripeError } from './stripe-error';
import { errorBody, work } from './work';

export interface ApiContext {
  ledger: Ledger;
  config: SandboxConfig;
  faults: Faults;
}

const bodyMax = '1mb';
const versionForm = /^\d{4}-\d{2}-\d{2}(\.\w+)?$/;

/** Serves everything under `/v1`: the same checks for each request, then its route's handler. */
export function apiRouter(context: ApiContext, routes: Route[]): Router {
  const router = Router();
  const keys = new IdempotencyKeys(context.ledger);
  router.use(allowBrowsers);
  router.use((_req, res, next) => {
    res.locals.requestId = `req_${randomText(14)}`;
    res.setHeader('Request-Id', res.locals.requestId);
    next();
  });
  router.use(express.text({ type: () => true, limit: bodyMax }));
  for (const route of routes) router[route.method](route.path, (req, res) => answer(context, keys, route, req, res));
  router.use((req) => {
    throw new StripeError(404, {
      message: `Unrecognized request URL (${req.method}: ${req.baseUrl}${req.path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
    });
  });
  router.use((error: unknown, _req: Request, res: Response, _next: NextFunction) => refuse(context, error, res));
  return router;
}

async function answer(context: ApiContext, keys: IdempotencyKeys, route: Route, req: Request, res: Response) {
  const { config, faults, ledger } = context;
  const raw = rawParams(req);
  const form: Form = parseForm(raw);
  const audience = authenticate(req.headers.authorization, form.key, config);
  res.locals.audience = audience;
  delete form.key;
  if (audience === 'publishable' && !route.browser) throw secretKeyRequired();
  assertVersion(req, res);

  const key = req.method === 'POST' ? req.get('Idempotency-Key') : undefined;
  const url = `${req.baseUrl}${req.path}`;
  const fingerprint = fingerprintOf(raw);
  if (key) {
    res.setHeader('Idempotency-Key', key);
    const first = keys.claim(key, url, fingerprint);
    if (first) {
      res.setHeader('Idempotent-Replayed', 'true');
      return send(context, res, first.response);
    }
  }
  try {
    const { latencyMs, errorRate, dropReplyRate } = faults.current.api;
    if (latencyMs > 0) await sleep(latencyMs);
    if (happens(errorRate)) throw edgeFailure();
    const baseUrl = config.publicUrl ?? `${req.protocol}://${req.get('host')}`;
    const keyed = key ? { key, fingerprint, route: url } : undefined;
    const id = typeof req.params.id === 'string' ? req.params.id : '';
    const response = work({ ...context, route, form, id, audience, baseUrl, keyed, requestId: res.locals.requestId });
    if (happens(dropReplyRate)) req.socket.destroy();
    else send({ ledger }, res, response);
  } finally {
    if (key) keys.release(key);
  }
}

function rawParams(req: Request): string {
  const query = req.originalUrl.split('?')[1] ?? '';
  if (req.method !== 'POST') return query;
  if (req.is('application/json'))
    throw rejected(
      400,
      'Invalid request (check that your POST content type is application/x-www-form-urlencoded). If you have any questions, we can help at https://support.stripe.com/.',
    );
  const body = typeof req.body === 'string' ? req.body : '';
  return query && body ? `${query}&${body}` : query || body;
}

function assertVersion(req: Request, res: Response): void {
  const version = req.get('Stripe-Version') ?? apiVersion;
  if (!versionForm.test(version)) throw rejected(400, `Invalid Stripe API version: ${version.slice(0, 40)}`);
  res.setHeader('Stripe-Version', version);
}

function send({ ledger }: Pick<ApiContext, 'ledger'>, res: Response, response: StoredResponse): void {
  const body = 'shows' in response ? render(response.shows, ledger, response.audience) : response.body;
  res.status(response.status).setHeader('Cache-Control', 'no-cache, no-store').json(body);
}

/** The 5xx of a fault. The request was not processed and no response is stored. */
function edgeFailure(): StripeError {
  const status = [500, 502, 503][Math.floor(Math.random() * 3)] ?? 500;
  const message = 'An unknown error occurred. (Injected by the fault settings; nothing was done.)';
  return rejected(status, message, { type: 'api_error' });
}

function refuse({ ledger }: ApiContext, error: unknown, res: Response): void {
  const known = error instanceof StripeError ? error : bodyError(error);
  if (!known) console.error(error);
  const failure = known ?? internalError();
  const audience: Audience = res.locals.audience ?? 'publishable';
  if (failure.status === 401) res.setHeader('WWW-Authenticate', 'Bearer realm="Stripe"');
  const body: StripeObject = errorBody(failure, ledger, audience);
  res.status(failure.status).json(body);
}

/** Maps Express's error for an unreadable body: too large, unknown encoding, incomplete. */
function bodyError(error: unknown): StripeError | undefined {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
  if (status < 400 || status >= 500) return undefined;
  return rejected(status, `Invalid request: ${(error as Error).message}`);
}
