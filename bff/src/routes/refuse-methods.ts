import { stripeWebhook } from '@shopwright/contracts/http/orders';
import { publicEndpoints } from '@shopwright/contracts/public-endpoints';
import { AppError } from '@shopwright/service-kit/errors';
import type { Express } from 'express';
import { docsPath } from '../openapi/routes';

/** Responses with 405 to a known path with another method, and with 404 to other paths below /api and /webhooks, which is a page. */
export function refuseOtherMethods(app: Express): void {
  const docs = { method: 'GET', path: docsPath };
  const routes = [stripeWebhook, docs, ...publicEndpoints.map(({ method, path }) => ({ method, path: `/api${path}` }))];
  for (const path of new Set(routes.map((route) => route.path))) {
    const allowed = routes.flatMap((route) => (route.path === path ? [route.method] : [])).join(', ');
    app.route(path).all((_req, res) => {
      res.set('Allow', allowed);
      throw new AppError('method_not_allowed', `Only ${allowed} is allowed`);
    });
  }
  app.use(['/api', '/webhooks/*rest'], () => {
    throw new AppError('not_found', 'Not found');
  });
}
