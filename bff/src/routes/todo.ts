import { getTodo } from '@shopwright/contracts/http/todo';
import { createServiceClient } from '@shopwright/service-kit/http/client';
import { readTodo } from '@shopwright/service-kit/http/read-todo';
import type { Express } from 'express';
import type { BffDeps } from '../deps';
import { authorize, identify } from '../session/authorize';

/** Serves what waits for the caller. */
export function todoRoute(app: Express, deps: BffDeps): void {
  const { config, tokens, logger } = deps;
  const { upstreams } = config;
  const order = createServiceClient(upstreams.order, tokens);
  const catalog = createServiceClient(upstreams.catalog, tokens);
  const traces = createServiceClient(upstreams.traces, tokens);

  app.get(`/api${getTodo.path}`, async (req, res) => {
    const actor = await identify(deps, req);
    await authorize(deps, req, actor, getTodo);
    res.set('Cache-Control', 'no-store').json(await readTodo({ order, catalog, traces, logger }, actor));
  });
}
