import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { routes } from '../objects/routes';
import { pageRouter } from '../pages/router';
import { type ApiContext, apiRouter } from './api';
import { controlRouter } from './control';

export function createApp(context: ApiContext): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  // Bodies and queries are Stripe's own form encoding, read by http/form.ts.
  app.set('query parser', false);
  app.use('/v1', apiRouter(context, routes));
  app.use('/_sandbox', controlRouter(context.ledger, context.faults));
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
