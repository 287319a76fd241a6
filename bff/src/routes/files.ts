import { pipeline } from 'node:stream/promises';
import { type FileEndpoint, fileOf, fillPath } from '@shopwright/contracts/endpoint';
import { errorBody } from '@shopwright/contracts/errors';
import { AppError } from '@shopwright/service-kit/errors';
import { send } from '@shopwright/service-kit/http/client';
import type { Express, Request, Response } from 'express';
import type { BffDeps } from '../deps';
import type { RateLimits } from '../middleware/rate-limits';
import { inOwnBudget } from '../middleware/request-scope';
import { authorize, identify } from '../session/authorize';
import { browserHeaders, checkParams, forwardedEndpoints, queryOf } from './api';

const isFile = (endpoint: object): endpoint is FileEndpoint => 'file' in endpoint;

/** Serves the endpoints whose response is a file. Mounted before `/orders/:id`, which would take "export" for an id. */
export function fileRoutes(app: Express, deps: BffDeps, limits: RateLimits): void {
  for (const endpoint of forwardedEndpoints.filter(isFile)) {
    app.get(`/api${endpoint.path}`, ...limits.ofEndpoint(endpoint), async (req, res) => {
      const actor = await identify(deps, req);
      await authorize(deps, req, actor, endpoint);
      checkParams(endpoint, req);
      await streamFile(deps, endpoint, actor, req, res);
    });
  }
}

type StreamDeps = Pick<BffDeps, 'config' | 'tokens'>;
type FileActor = Parameters<typeof send>[2]['actor'];

/** Passes a file on as it comes, so that no process holds all of it. Its errors stay JSON. */
function streamFile(
  { config, tokens }: StreamDeps,
  endpoint: FileEndpoint,
  actor: FileActor,
  req: Request,
  res: Response,
): Promise<void> {
  return inOwnBudget(async () => {
    const params = req.params as Record<string, string>;
    const url = config.upstreams[endpoint.service as 'order'];
    const target = fillPath(endpoint.path, params) + queryOf(req);
    const headers = browserHeaders(endpoint, { config }, req);
    const response = await send(tokens, endpoint, { url, target, actor, headers });
    if (response.statusCode !== 200) {
      const error = errorBody.safeParse(await response.body.json());
      if (!error.success) throw new AppError('bad_gateway', `${endpoint.service} sent no file`);
      const { code, message, fields } = error.data;
      throw new AppError(code, message, { fields });
    }
    const { type, name, maxAgeSeconds } = fileOf(endpoint, req.query);
    const cacheControl = maxAgeSeconds === undefined ? 'no-store' : `private, max-age=${maxAgeSeconds}`;
    res.status(200).set({ 'Cache-Control': cacheControl, 'Content-Type': type });
    if (name) res.set('Content-Disposition', `attachment; filename="${fillPath(name, params)}"`);
    // The pipeline and the compression listen to more than Node's usual ten events.
    res.setMaxListeners(20);
    await pipeline(response.body, res);
  }, endpoint.timeoutMs);
}
