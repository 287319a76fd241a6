import { pipeline } from 'node:stream/promises';
import { errorBody } from '@shopwright/contracts/errors';
import { AppError } from '@shopwright/service-kit/errors';
import { send, type Target } from '@shopwright/service-kit/http/client';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import type { Request, Response } from 'express';
import type { BffDeps } from '../deps';
import { inOwnBudget } from '../middleware/request-scope';

interface StreamedFile {
  endpoint: Target;
  /** The path of the file at the order service, without the query. */
  path: string;
  actor: Actor;
  headers: Record<string, string>;
}

/** Passes a file of the order service on as it comes, so that no process holds all of it. Its errors stay JSON. */
export function streamFile(
  { config, tokens }: Pick<BffDeps, 'config' | 'tokens'>,
  req: Request,
  res: Response,
  { endpoint, path, actor, headers }: StreamedFile,
): Promise<void> {
  return inOwnBudget(async () => {
    const at = req.originalUrl.indexOf('?');
    const target = path + (at === -1 ? '' : req.originalUrl.slice(at));
    const reply = await send(tokens, endpoint, { url: config.upstreams.order, target, actor });
    if (reply.statusCode !== 200) {
      const error = errorBody.safeParse(await reply.body.json());
      if (!error.success) throw new AppError('bad_gateway', 'the order service sent no file');
      const { code, message, fields } = error.data;
      throw new AppError(code, message, { fields });
    }
    res.status(200).set({ 'Cache-Control': 'no-store', ...headers });
    // The pipeline and the compression listen to more than Node's usual ten events.
    res.setMaxListeners(20);
    await pipeline(reply.body, res);
  }, endpoint.timeoutMs);
}
