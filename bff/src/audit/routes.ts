import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileOf } from '@shopwright/contracts/endpoint';
import { exportAudit, listAudit, undoAudit } from '@shopwright/contracts/http/audit';
import { pageSize } from '@shopwright/contracts/limits';
import { nextPageLink } from '@shopwright/contracts/next-page';
import { invalidRequest } from '@shopwright/service-kit/errors';
import { createServiceClient } from '@shopwright/service-kit/http/client';
import type { Express, Request } from 'express';
import type * as z from 'zod';
import type { BffDeps } from '../deps';
import { clientAddress } from '../middleware/client-address';
import { inOwnBudget } from '../middleware/request-scope';
import { offersApiKey } from '../session/api-key';
import { authorize, identify } from '../session/authorize';
import { markChange } from '../session/own-changes';
import { exportAudit as writeFile } from './export-audit';
import { type AuditSources, readAudit } from './read-audit';
import { undoChange } from './undo-audit';

/** Serves the audit log, of which each service has its part. */
export function auditRoutes(app: Express, deps: BffDeps): void {
  const sources = auditSources(deps);

  app.get(`/api${listAudit.path}`, async (req, res) => {
    const actor = await identify(deps, req);
    await authorize(deps, req, actor, listAudit);
    const { limit = pageSize, cursor, ...filters } = parse(listAudit.query, req.query, 'query');
    const { entries, nextCursor } = await readAudit(sources, actor, filters, { limit, cursor });
    if (nextCursor !== undefined) res.set('Link', nextPageLink(`/api${listAudit.path}`, queryOf(req), nextCursor));
    res.set('Cache-Control', 'no-store').json(entries);
  });

  app.get(`/api${exportAudit.path}`, async (req, res) => {
    const actor = await identify(deps, req);
    await authorize(deps, req, actor, exportAudit);
    const { format, ...filters } = parse(exportAudit.query, req.query, 'query');
    await inOwnBudget(async () => {
      const parts = writeFile(sources, actor, filters, format);
      // An error until then is JSON, and no file.
      const first = await parts.next();
      const { type, name } = fileOf(exportAudit, { format });
      res.set({
        'Cache-Control': 'no-store',
        'Content-Type': type,
        'Content-Disposition': `attachment; filename="${name}"`,
      });
      // The pipeline and the compression listen to more than Node's usual ten events.
      res.setMaxListeners(20);
      const whole = async function* () {
        if (!first.done) yield first.value;
        yield* parts;
      };
      await pipeline(Readable.from(whole()), res);
    }, exportAudit.timeoutMs);
  });

  app.post(`/api${undoAudit.path}`, async (req, res) => {
    const actor = await identify(deps, req);
    await authorize(deps, req, actor, undoAudit);
    const { id } = parse(undoAudit.params, req.params, 'params');
    const { scope = 'entry' } = parse(undoAudit.query, req.query, 'query');
    const undone = await undoChange(sources, actor, { id, scope, clientAddress: clientAddress(req) });
    if (id.startsWith('catalog-')) {
      await deps.cache.feed.check({ isOwnChange: true });
      if (!offersApiKey(req)) markChange(res, deps.config);
    }
    res.set('Cache-Control', 'no-store').json(undone);
  });
}

function auditSources({ config, tokens }: Pick<BffDeps, 'config' | 'tokens'>): AuditSources {
  const { catalog, order, auth } = config.upstreams;
  const clientOf = (url: string) => createServiceClient(url, tokens);
  return { catalog: clientOf(catalog), order: clientOf(order), auth: clientOf(auth) };
}

const queryOf = (req: Request) => req.query as Record<string, unknown>;

function parse<S extends z.ZodType>(schema: S | undefined, value: unknown, where: 'params' | 'query'): z.output<S> {
  const result = schema?.safeParse(value);
  if (result?.error) throw invalidRequest(result.error, where);
  return result?.data as z.output<S>;
}
