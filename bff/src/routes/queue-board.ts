import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import type { Express, RequestHandler } from 'express';
import type { BffDeps } from '../deps';
import { boardContentPolicy } from '../middleware/security-headers';
import { authenticate, authorize } from '../session/authenticate';

const path = '/ops/queues';

/** Bull Board for operators: what waits, what failed and why, and the buttons to pause and to try again. */
export function queueBoard(app: Express, deps: BffDeps): void {
  const adapter = new ExpressAdapter().setBasePath(path);
  createBullBoard({
    queues: deps.queues.all().map((queue) => new BullMQAdapter(queue)),
    serverAdapter: adapter,
    options: { uiConfig: { boardTitle: 'Shopwright queues', hideRedisDetails: true } },
  });
  app.use(path, operatorsOnly(deps), boardContentPolicy, withoutForeignFonts, adapter.getRouter());
}

/** Asked at every request. A person who came to the page without a session is sent to sign in first. */
function operatorsOnly(deps: BffDeps): RequestHandler {
  return async (req, res, next) => {
    const user = await authenticate(deps, req);
    res.set('Cache-Control', 'no-store');
    if (!user && req.method === 'GET' && req.accepts(['json', 'html']) === 'html') {
      res.redirect(302, `/login?next=${encodeURIComponent(path)}`);
      return;
    }
    authorize(user, 'operator');
    next();
  };
}

/** The page asks Google for its letters, which our policy refuses, loudly. Without the line it takes the system's. */
const withoutForeignFonts: RequestHandler = (_req, res, next) => {
  const send = res.send.bind(res);
  res.send = (body: unknown) =>
    send(typeof body === 'string' ? body.replace(/<link href="https:\/\/fonts\.[^>]*>/, '') : body);
  next();
};
