import * as endpoints from '@shopwright/contracts/http/file-imports';
import { importCustomerBatch, importPoints } from '@shopwright/contracts/http/internal-imports';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { AuthDeps } from '../deps';
import { givePoints, takePointsBack } from './give-points';
import { importCustomers } from './import-customers';
import { inviteImported } from './invite-imported';
import { undoCustomers } from './undo-customers';

/** Customers of a file, whose rows the catalog keeps. */
export function importedCustomerRoutes(routes: RouteTable, deps: AuthDeps): void {
  routes.bind(importCustomerBatch, ({ body }) =>
    body.phase === 'undo' ? undoCustomers(deps, body) : importCustomers(deps, body),
  );
  routes.bind(importPoints, ({ body }) =>
    body.phase === 'undo' ? takePointsBack(deps, body) : givePoints(deps, body),
  );
  routes.bind(endpoints.inviteImported, ({ params }) => inviteImported(deps, params.jobId));
}
