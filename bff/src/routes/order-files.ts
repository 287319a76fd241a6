import { fillPath } from '@shopwright/contracts/endpoint';
import { orderDocument, orderDocumentParams } from '@shopwright/contracts/http/customer-orders';
import { returnPhoto, returnPhotoParams } from '@shopwright/contracts/http/return-desk';
import { invalidRequest } from '@shopwright/service-kit/errors';
import type { Express, Request } from 'express';
import type { z } from 'zod';
import type { BffDeps } from '../deps';
import { authenticate, authorize } from '../session/cookies';
import { streamFile } from './stream-file';

/** The files of one order: invoice and receipt for its customer and staff, photos of returns for staff. */
export function orderFileRoutes(app: Express, deps: BffDeps): void {
  app.get(`/api${orderDocument.path}`, async (req, res) => {
    const user = await authenticate(deps, req);
    const { id, document } = parseParams(orderDocumentParams, req);
    await streamFile(deps, req, res, {
      endpoint: orderDocument,
      path: fillPath(orderDocument.path, { id, document }),
      actor: { role: user?.role ?? 'anonymous', userId: user?.id },
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${document}-${id}.pdf"`,
      },
    });
  });
  app.get(`/api${returnPhoto.path}`, async (req, res) => {
    const user = await authenticate(deps, req);
    authorize(deps, req, user, 'staff');
    const params = parseParams(returnPhotoParams, req);
    await streamFile(deps, req, res, {
      endpoint: returnPhoto,
      path: fillPath(returnPhoto.path, params),
      actor: { role: 'staff', userId: user?.id },
      headers: { 'Content-Type': 'image/webp' },
    });
  });
}

/** Parses the parameters before they become part of a path: a decoded ".." must not reach another route. */
function parseParams<S extends z.ZodType>(schema: S, req: Request): z.output<S> {
  const parsed = schema.safeParse(req.params);
  if (!parsed.success) throw invalidRequest(parsed.error, 'params');
  return parsed.data;
}
