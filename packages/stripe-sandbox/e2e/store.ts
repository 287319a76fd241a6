import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build } from 'esbuild';
import Stripe from 'stripe';
import { createSandbox } from '../src/sandbox';

const keys = { secretKey: 'sk_test_e2e000000000000', publishableKey: 'pk_test_e2e000000000000' };

export interface Store {
  sandboxUrl: string;
  stripe: Stripe;
  /** The address of a checkout page for a new intent. */
  checkout(query?: Record<string, string>, params?: Partial<Stripe.PaymentIntentCreateParams>): Promise<string>;
  close(): Promise<void>;
}

/** A sandbox and, on another origin and under a strict content policy, a store that uses it. */
export async function openStore(): Promise<Store> {
  const sandbox = await createSandbox({ ...keys, asyncSettleMs: 300 }).start();
  const { hostname, port } = new URL(sandbox.url);
  const stripe = new Stripe(keys.secretKey, { host: hostname, port, protocol: 'http', telemetry: false });
  const script = await bundleStore();
  const policy = `default-src 'none'; script-src 'self' ${sandbox.url}; frame-src ${sandbox.url}; connect-src ${sandbox.url}; style-src 'self'; img-src data:; base-uri 'none'`;
  const server = createServer((req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://store');
    if (pathname === '/return') {
      res
        .setHeader('Content-Type', 'text/html')
        .end('<!doctype html><title>Back</title><link rel="icon" href="data:,">');
    } else if (pathname === '/store.js') {
      res.setHeader('Content-Type', 'text/javascript').end(script);
    } else if (pathname === '/store.css') {
      const dark = searchParams.get('theme') === 'night';
      const colours = dark ? 'background:#1c1d26;color:#fff' : 'background:#fff;color:#30313d';
      res
        .setHeader('Content-Type', 'text/css')
        .end(
          `body{${colours};font-family:sans-serif;margin:0}main{max-width:480px;margin:24px auto;padding:0 16px}button{margin:16px 0;padding:12px 24px}output{display:block}`,
        );
    } else {
      res.setHeader('Content-Security-Policy', policy).setHeader('Content-Type', 'text/html; charset=utf-8');
      res.end(
        `<!doctype html><html lang="en"><title>Store</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/store.css?theme=${searchParams.get('theme') ?? ''}"><main></main><script src="${sandbox.url}/v3/"></script><script src="/store.js"></script></html>`,
      );
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    sandboxUrl: sandbox.url,
    stripe,
    async checkout(query = {}, params = {}) {
      const intent = await stripe.paymentIntents.create({ amount: 24_900, currency: 'usd', ...params });
      const all = { key: keys.publishableKey, secret: intent.client_secret ?? '', ...query };
      return `${url}/?${new URLSearchParams(all)}`;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await sandbox.close();
    },
  };
}

async function bundleStore(): Promise<string> {
  const result = await build({
    entryPoints: [path.resolve(import.meta.dirname, 'store-page.tsx')],
    bundle: true,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
    write: false,
    logLevel: 'error',
  });
  return result.outputFiles[0]?.text ?? '';
}
