import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { readConfig, type SandboxConfig } from './config';
import { Deliveries } from './events/deliveries';
import { Settlements } from './events/settlements';
import { type ApiContext, apiRouter } from './http/api';
import { controlRouter, noFaults } from './http/control';
import { Ledger } from './ledger/ledger';
import { routes } from './objects/routes';
import { keepDefaultEndpoint } from './objects/webhook-endpoints';
import { pageRouter } from './pages/router';

interface RunningSandbox {
  url: string;
  close(): Promise<void>;
}

export interface Sandbox {
  app: Express;
  start(): Promise<RunningSandbox>;
}

/** All settings are optional. By default the sandbox runs in memory on a free port. */
export type SandboxOptions = Partial<Omit<SandboxConfig, 'webhook'>> & { webhook?: Partial<SandboxConfig['webhook']> };

export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const defaults = readConfig({});
  const config = { ...defaults, ...options, webhook: { ...defaults.webhook, ...options.webhook } };
  const ledger = new Ledger(config.directory);
  const faults = { current: noFaults() };
  const deliveries = new Deliveries(ledger, config.webhook, faults);
  const settlements = new Settlements(ledger);
  const app = createApp({ ledger, config, faults });

  async function start(): Promise<RunningSandbox> {
    keepDefaultEndpoint(ledger, config.webhook);
    const server = createServer(app);
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(config.port, config.host, resolve);
    });
    deliveries.resume();
    settlements.resume();
    const { port } = server.address() as AddressInfo;
    const host = config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host;
    return {
      url: `http://${host}:${port}`,
      async close() {
        deliveries.stop();
        settlements.stop();
        const closed = new Promise((resolve) => server.close(resolve));
        server.closeAllConnections();
        await closed;
        ledger.close();
      },
    };
  }

  return { app, start };
}

function createApp(context: ApiContext): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  // Bodies and queries are Stripe's own form encoding, read by http/form.ts.
  app.set('query parser', false);
  app.use('/v1', apiRouter(context, routes));
  app.use('/_sandbox', controlRouter(context));
  app.use(pageRouter(context.ledger, context.config));
  app.use((_req, res) => {
    res.status(404).json({ code: 'not_found', message: 'Nothing here.' });
  });
  app.use((error: unknown, _req: Request, res: Response, _next: NextFunction) => {
    const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
    if (status >= 500) console.error(error);
    if (res.headersSent) return void res.destroy();
    res
      .status(status)
      .json({ code: 'error', message: status < 500 && error instanceof Error ? error.message : 'Internal error' });
  });
  return app;
}
