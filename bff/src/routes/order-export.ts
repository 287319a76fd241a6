import { pipeline } from 'node:stream/promises';
import { errorBody } from '@shopwright/contracts/errors';
import { orderExport } from '@shopwright/contracts/http/order-desk';
import { AppError } from '@shopwright/service-kit/errors';
import { send } from '@shopwright/service-kit/http/client';
import type { Express, Request, Response } from 'express';
import type { BffDeps } from '../deps';
import { inOwnBudget } from '../middleware/request-scope';
import { authenticate, authorize } from '../session/cookies';

/** Passes the CSV of a view of orders on as it comes, so that neither process holds all of it. Mounted before `/orders/:id`. */
export function orderExportRoute(app: Express, deps: BffDeps): void {
  app.get(`/api${orderExport.path}`, async (req, res) => {
    const user = await authenticate(deps, req);
    authorize(user, 'staff');
    const actor = { role: 'staff', userId: user?.id } as const;
    await inOwnBudget(() => stream(deps, actor, req, res), orderExport.timeoutMs);
  });
}

async function stream(
  { config, tokens }: BffDeps,
  actor: { role: 'staff'; userId?: number },
  req: Request,
  res: Response,
) {
  const at = req.originalUrl.indexOf('?');
  const target = orderExport.path + (at === -1 ? '' : req.originalUrl.slice(at));
  const reply = await send(tokens, orderExport, { url: config.upstreams.order, target, actor });
  if (reply.statusCode !== 200) {
    const error = errorBody.safeParse(await reply.body.json());
    if (!error.success) throw new AppError('bad_gateway', 'the order service sent no CSV');
    const { code, message, fields } = error.data;
    throw new AppError(code, message, { fields });
  }
  res.status(200).set({
    'Cache-Control': 'no-store',
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': 'attachment; filename="orders.csv"',
  });
  await pipeline(reply.body, res);
}
