import { orderExport } from '@shopwright/contracts/http/order-desk';
import type { Express } from 'express';
import type { BffDeps } from '../deps';
import { authenticate, authorize } from '../session/cookies';
import { streamFile } from './stream-file';

/** Passes on the CSV of a view of orders. Mounted before `/orders/:id`. */
export function orderExportRoute(app: Express, deps: BffDeps): void {
  app.get(`/api${orderExport.path}`, async (req, res) => {
    const user = await authenticate(deps, req);
    authorize(deps, req, user, 'staff');
    await streamFile(deps, req, res, {
      endpoint: orderExport,
      path: orderExport.path,
      actor: { role: 'staff', userId: user?.id },
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="orders.csv"',
      },
    });
  });
}
