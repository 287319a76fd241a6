import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultCurrency } from '@shopwright/contracts/currencies';
import { getConfig, type PublicConfig } from '@shopwright/contracts/http/config';
import type { StoreSettings } from '@shopwright/contracts/http/store-settings';
import { pages } from '@shopwright/contracts/pages';
import { AppError } from '@shopwright/service-kit/errors';
import type { Express, RequestHandler } from 'express';
import express from 'express';
import { createSource } from '../cache/catalog-reads';
import type { Config } from '../config';
import type { BffDeps } from '../deps';
import { showOwnChanges } from '../session/own-changes';
import { storeSettingsReader } from '../store-settings';

/** Serves the files of the built web app. Pages are rendered by bff/src/pages. */
export function webFiles(app: Express, root: string): void {
  app.use(readOnly, withoutSourceMaps);
  const assets = path.join(root, 'assets');
  const forever = express.static(assets, { index: false, immutable: true, maxAge: '1y' });
  app.use('/assets', compressedFirst(assets), forever, gone);
  app.use('/images', express.static(path.join(root, 'images'), { index: false, maxAge: '1d' }), gone);
  // The template of pages is not a file to serve.
  app.use('/index.html', gone);
  app.use(express.static(root, { index: false, maxAge: '1d' }));
}

/** Leads to the compressed copy that the build made of a file, where a browser takes that. Else each request compresses it. */
function compressedFirst(folder: string): RequestHandler {
  const copies = new Set(existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.br')) : []);
  return (req, res, next) => {
    const copy = `${req.path.slice(1)}.br`;
    if (copies.has(copy)) res.vary('Accept-Encoding');
    if (copies.has(copy) && req.acceptsEncodings('br')) {
      res.type(path.extname(req.path)).set('Content-Encoding', 'br');
      req.url = `/${copy}`;
    }
    next();
  };
}

const readOnly: RequestHandler = (req, res, next) => {
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.set('Allow', 'GET, HEAD');
    throw new AppError('method_not_allowed', 'Only GET and HEAD are allowed');
  }
  next();
};

/** The sources of the web app are for operators, who find them in the built folder. */
const withoutSourceMaps: RequestHandler = (req, _res, next) => {
  if (/\.map$/i.test(decodePath(req.path))) throw new AppError('not_found', 'No such file');
  next();
};

function decodePath(requested: string): string {
  try {
    return decodeURIComponent(requested);
  } catch {
    return requested;
  }
}

/** Throws `not_found` for a missing file: a replaced script must not be answered with an HTML page. */
const gone: RequestHandler = () => {
  throw new AppError('not_found', 'No such file');
};

/** Redirects the addresses that pages had before. */
export function movedPages(app: Express): void {
  app.get('/store-settings', (_req, res) => res.redirect(301, `${pages.settings}?tab=invoices`));
}

/**
 * Redirects the demonstration's address to the real checkout in a store without a demonstration, before any page is
 * shown.
 */
export function demoCheckout(app: Express, deps: BffDeps): void {
  const readSettings = storeSettingsReader(deps);
  app.get('/checkout', async (req, res, next) => {
    if (hasDemoCheckout(deps.config, await readSettings())) {
      next();
      return;
    }
    const query = new URL(req.originalUrl, 'http://store').search;
    res.set('Cache-Control', 'no-store').redirect(`/stripe-checkout${query}`);
  });
}

/** The operator's choice takes precedence over that of the deployment. */
const hasDemoCheckout = (config: Config, settings: StoreSettings | undefined): boolean =>
  settings?.demoCheckout ?? config.hasDemoCheckout;

export function publicConfigRoute(app: Express, deps: BffDeps): void {
  const { stripe } = deps.config;
  const readSettings = storeSettingsReader(deps);
  app.get(`/api${getConfig.path}`, showOwnChanges(deps), async (req, res) => {
    const source = createSource();
    const settings = await deps.cache.reads.collect(source, readSettings);
    const response: PublicConfig = {
      stripePublishableKey: stripe.publishableKey,
      stripeScriptUrl: stripe.scriptUrl,
      currency: settings?.currency ?? defaultCurrency,
      demoCheckout: hasDemoCheckout(deps.config, settings),
    };
    const body = Buffer.from(JSON.stringify(response));
    res.type('json');
    if (await deps.cache.ready.send(req, res, { body, source })) return;
    res.set('Cache-Control', 'no-store').send(body);
  });
}

/** Describes the store to a browser that installs it as an app, under its own name and with its own icon. */
export function webManifest(app: Express, deps: BffDeps): void {
  const readSettings = storeSettingsReader(deps);
  app.get('/site.webmanifest', async (_req, res, next) => {
    const settings = await readSettings();
    if (!settings) {
      next();
      return;
    }
    const built = JSON.parse(await readFile(path.join(deps.config.webRoot, 'site.webmanifest'), 'utf8')) as object;
    const { name, favicon } = settings;
    const icons = favicon ? { icons: [{ src: `${favicon}?w=480`, sizes: 'any', type: 'image/webp' }] } : {};
    res
      .set('Cache-Control', 'no-cache')
      .type('application/manifest+json')
      .send(JSON.stringify({ ...built, name, short_name: name, ...icons }));
  });
}
