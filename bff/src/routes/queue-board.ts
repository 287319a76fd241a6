import { setImmediate as nextTurn } from 'node:timers/promises';
import { listQueues } from '@shopwright/contracts/http/queues';
import { pages } from '@shopwright/contracts/pages';
import { mayUse } from '@shopwright/contracts/permissions';
import { AppError } from '@shopwright/service-kit/errors';
import { logDenied } from '@shopwright/service-kit/http/denied-log';
import { withDeadline } from '@shopwright/service-kit/runtime/deadline';
import { loadOnce } from '@shopwright/service-kit/runtime/load-once';
import type { Express, RequestHandler } from 'express';
import type { BffDeps } from '../deps';
import { boardContentPolicy } from '../middleware/security-headers';
import { authorize, toActor } from '../session/authorize';
import { authenticate } from '../session/cookies';

const path = '/ops/queues';

/**
 * Serves Bull Board to operators, read-only. A job that an operator adds or edits would not be accepted by its owner,
 * and one that is removed would be sent again. Parked jobs are retried and discarded on the store's own page of the queues.
 */
export function queueBoard(app: Express, deps: BffDeps): void {
  const getBoard = loadOnce(() => loadBoard(deps));
  app.use(
    path,
    operatorsOnly(deps),
    readOnly,
    whileRedisAnswers(deps),
    boardContentPolicy,
    withoutForeignFonts,
    async (req, res, next) => {
      (await getBoard())(req, res, next);
    },
  );
}

/**
 * Loads the library with the first request of an operator, because it takes a tenth of an idle BFF's memory. One part at a
 * time, so that other requests have their turns between them.
 */
async function loadBoard({ queues }: BffDeps): Promise<RequestHandler> {
  const { ExpressAdapter } = await import('@bull-board/express');
  await nextTurn();
  const { createBullBoard } = await import('@bull-board/api');
  await nextTurn();
  const { BullMQAdapter } = await import('@bull-board/api/bullMQAdapter');
  await nextTurn();
  const adapter = new ExpressAdapter().setBasePath(path);
  createBullBoard({
    queues: queues.all().map((queue) => new BullMQAdapter(queue, { externalJobUrl, readOnlyMode: true })),
    serverAdapter: adapter,
    options: { uiConfig: { boardTitle: 'Shopwright queues', hideRedisDetails: true } },
  });
  return adapter.getRouter();
}

/** Refuses every write by its method, so that a write of the library's next release is refused too. */
const readOnly: RequestHandler = (req, _res, next) => {
  if (req.method !== 'GET' && req.method !== 'HEAD')
    throw new AppError('forbidden', 'The board of the queues is read-only');
  next();
};

/** Links a job to the X-ray of its order. For a job of something else, that page says that it has no order. */
const externalJobUrl = ({ id }: { id?: string | number | null }) => ({
  displayText: 'Order X-ray',
  href: `${pages.xRay}?of=${encodeURIComponent(String(id ?? ''))}`,
});

/** The store's own page says in the visitor's language that only operators may see the queues. */
const toPageOfQueues = `<!doctype html><title>403</title><meta http-equiv="refresh" content="0; url=${pages.jobs}"><a href="${pages.jobs}">${pages.jobs}</a>`;

/** Authorizes every request. Redirects a browser without a session to sign-in, and leads others to the page that explains. */
function operatorsOnly(deps: BffDeps): RequestHandler {
  return async (req, res, next) => {
    const user = await authenticate(deps, req);
    res.set('Cache-Control', 'no-store');
    if (!user && req.method === 'GET' && req.accepts(['json', 'html']) === 'html') {
      res.redirect(302, `/login?next=${encodeURIComponent(path)}`);
      return;
    }
    const actor = toActor(user);
    if (user && !mayUse(actor, listQueues) && req.accepts(['json', 'html']) === 'html') {
      logDenied(deps.logger, req, actor);
      res.status(403).type('html').send(toPageOfQueues);
      return;
    }
    await authorize(deps, req, actor, listQueues);
    next();
  };
}

const redisWaitMs = 1000;
const retryAfterSeconds = 5;
const redisIsAway = `<!doctype html><html lang="en"><title>503</title><meta http-equiv="refresh" content="${retryAfterSeconds}"><p>Redis is not responding, so the queues cannot be shown. This page tries again every ${retryAfterSeconds} seconds.`;

/** Responds immediately that the queues cannot be read. The library would wait for each of its commands in turn. */
function whileRedisAnswers({ redis }: BffDeps): RequestHandler {
  return async (req, res, next) => {
    const isThere = await withDeadline(redis.ping(), redisWaitMs, 'redis').then(
      () => true,
      () => false,
    );
    if (isThere) return next();
    res.set('Retry-After', String(retryAfterSeconds));
    if (req.accepts(['json', 'html']) !== 'html') throw new AppError('unavailable', 'Redis does not answer');
    res.status(503).type('html').send(redisIsAway);
  };
}

/** Removes the page's link to Google Fonts, which the content policy refuses. The page then uses system fonts. */
const withoutForeignFonts: RequestHandler = (_req, res, next) => {
  const send = res.send.bind(res);
  res.send = (body: unknown) =>
    send(typeof body === 'string' ? body.replace(/<link href="https:\/\/fonts\.[^>]*>/, '') : body);
  next();
};
