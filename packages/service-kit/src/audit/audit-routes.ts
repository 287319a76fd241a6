import { type AuditService, undoAudit } from '@shopwright/contracts/http/audit';
import { listServiceAudit, undoServiceAudit } from '@shopwright/contracts/http/internal-audit';
import { can } from '@shopwright/contracts/permissions';
import type { Database } from '../database/connection';
import { currentRequest } from '../http/request-context';
import type { RouteTable } from '../http/server';
import { listAudit } from './list-audit';
import { findReason, permissionsOf, undoEntries } from './undo-entries';
import type { UndoRules } from './undo-rules';

/** Serves the log of a service to the BFF. */
export function auditRoutes(routes: RouteTable, service: AuditService, database: Database, rules: UndoRules): void {
  routes.bind(listServiceAudit[service], ({ body, actor }) =>
    listAudit(
      database.db,
      body,
      (entry) =>
        findReason(entry, rules) === undefined && permissionsOf(entry, rules).every((name) => can(actor, name)),
    ),
  );
  routes.bind(undoServiceAudit[service], ({ body, actor }) => {
    const acting = currentRequest()?.acting;
    if (acting) acting.action = `${undoAudit.method} ${undoAudit.path}`;
    return undoEntries(database, rules, body, actor);
  });
}
