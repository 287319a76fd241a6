import { errorResponse } from '@shopwright/service-kit/http/error-response';
import { healthRoutes } from '@shopwright/service-kit/http/health';
import compression from 'compression';
import express, { type Express } from 'express';
import { auditRoutes } from './audit/routes';
import { type BffDeps, dependencyChecks } from './deps';
import { faultRoutes } from './faults/routes';
import { imageRoutes } from './images/routes';
import { csrfProtection, requireOneHost } from './middleware/csrf';
import { redirectToHttps } from './middleware/redirect-to-https';
import { accessLog, publicRequestScope } from './middleware/request-scope';
import { securityHeaders } from './middleware/security-headers';
import { warnOfUntrustedProxy } from './middleware/untrusted-proxy';
import { openApiRoutes } from './openapi/routes';
import { crawlerFiles } from './pages/crawler-files';
import { productFeeds } from './pages/product-feeds';
import { renderedPages } from './pages/rendered-pages';
import { apiRoutes } from './routes/api';
import { authRoutes, oneClickUnsubscribe } from './routes/auth';
import { fileRoutes } from './routes/files';
import { jobAttemptRoutes } from './routes/job-attempts';
import { queueBoard } from './routes/queue-board';
import { queueRoutes } from './routes/queues';
import { refuseOtherMethods } from './routes/refuse-methods';
import { stripeWebhookRoute } from './routes/stripe-webhook';
import { todoRoute } from './routes/todo';
import { demoCheckout, movedPages, publicConfigRoute, webFiles, webManifest } from './routes/web-files';
import { authenticateApiKey } from './session/api-key';
import { nameVisitorInTrace } from './session/cookies';
import { showOwnChanges } from './session/own-changes';
import { webVitalsRoute } from './web-vitals/routes';

/** Creates the only public server. Paths are case-sensitive. */
export function createBffApp(deps: BffDeps): Express {
  const { config, limits, logger } = deps;
  const app = express().disable('x-powered-by').disable('etag').enable('case sensitive routing');
  app.set('trust proxy', config.trustedProxies);

  healthRoutes(app, {}, dependencyChecks(deps));
  app.use(warnOfUntrustedProxy(logger, config.trustedProxies));
  app.use(
    publicRequestScope(deps.admission),
    accessLog(logger),
    (req, _res, next) => {
      nameVisitorInTrace(req, config);
      next();
    },
    ...securityHeaders(config),
    compression({ threshold: 1024 }),
  );
  app.use(redirectToHttps(config.publicOrigin), requireOneHost);
  stripeWebhookRoute(app, deps, limits);
  app.use(csrfProtection(config.publicOrigin));
  app.use('/api', authenticateApiKey(deps.auth, limits.wrongApiKeys), limits.general);
  publicConfigRoute(app, deps);
  openApiRoutes(app, deps);
  authRoutes(app, deps, limits);
  jobAttemptRoutes(app, deps);
  queueRoutes(app, deps);
  faultRoutes(app, deps);
  todoRoute(app, deps);
  webVitalsRoute(app, deps, limits);
  auditRoutes(app, deps);
  fileRoutes(app, deps, limits);
  apiRoutes(app, deps, limits);
  oneClickUnsubscribe(app, deps, limits);
  refuseOtherMethods(app);
  queueBoard(app, deps);
  app.use(['/images', '/uploads'], limits.images);
  imageRoutes(app, deps);
  webManifest(app, deps);
  webFiles(app, config.webRoot);
  app.use(limits.pages, showOwnChanges(deps));
  crawlerFiles(app, deps);
  productFeeds(app, deps);
  movedPages(app);
  demoCheckout(app, deps);
  renderedPages(app, deps);
  app.use(errorResponse(logger));
  return app;
}
