import path from 'node:path';
import { getConfig, type PublicConfig } from '@shopwright/contracts/http/config';
import { AppError } from '@shopwright/service-kit/errors';
import type { Express, RequestHandler } from 'express';
import express from 'express';
import type { Config } from '../config';

/** Serves the files of the built web app. Pages are rendered by bff/src/pages. */
export function webFiles(app: Express, root: string): void {
  app.use(readOnly);
  app.use('/assets', express.static(path.join(root, 'assets'), { index: false, immutable: true, maxAge: '1y' }), gone);
  app.use('/images', express.static(path.join(root, 'images'), { index: false, maxAge: '1d' }), gone);
  // The template of pages is not a file to serve.
  app.use('/index.html', gone);
  app.use(express.static(root, { index: false, maxAge: '1d' }));
}

const readOnly: RequestHandler = (req, res, next) => {
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.set('Allow', 'GET, HEAD');
    throw new AppError('method_not_allowed', 'Only GET and HEAD here');
  }
  next();
};

/** Throws `not_found` for a missing file: a replaced script must not be answered with an HTML page. */
const gone: RequestHandler = () => {
  throw new AppError('not_found', 'There is no such file');
};

/** Where the shop has no demonstration, its address leads to the real checkout, before any page is shown. */
export function demoCheckout(app: Express, { hasDemoCheckout }: Config): void {
  if (hasDemoCheckout) return;
  app.get('/checkout', (req, res) => {
    const query = new URL(req.originalUrl, 'http://store').search;
    res.set('Cache-Control', 'no-store').redirect(`/stripe-checkout${query}`);
  });
}

export function publicConfigRoute(app: Express, { stripe, hasDemoCheckout }: Config): void {
  const reply: PublicConfig = {
    stripePublishableKey: stripe.publishableKey,
    stripeScriptUrl: stripe.scriptUrl,
    currency: 'usd',
    demoCheckout: hasDemoCheckout,
  };
  app.get(`/api${getConfig.path}`, (_req, res) => {
    res.set('Cache-Control', 'no-store').json(reply);
  });
}
