import { importKinds, permissionsOfKind } from '@shopwright/contracts/import-kinds';
import { can, type PermissionHolder } from '@shopwright/contracts/permissions';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { requirePermission } from '@shopwright/service-kit/http/missing-permission';
import { eq } from 'drizzle-orm';
import { imports } from '../db/suppliers';
import { importNotFound } from './import-progress';

type Right = 'read' | 'write';

/** Throws for someone who may not read, or not write, what the import has. One that is not read yet may have anything. */
export async function allowImport(db: Executor, jobId: string, holder: PermissionHolder, right: Right): Promise<void> {
  const [job] = await db.select({ kind: imports.kind }).from(imports).where(eq(imports.id, jobId));
  if (!job) throw importNotFound();
  for (const kind of job.kind === 'auto' ? importKinds : [job.kind]) {
    requirePermission(holder, permissionsOfKind[kind][right]);
  }
}

/** What a file has is known only after it was sent. */
export function allowAnyImport(holder: PermissionHolder): void {
  for (const kind of importKinds) requirePermission(holder, permissionsOfKind[kind].write);
}

export const readableKinds = (holder: PermissionHolder) =>
  importKinds.filter((kind) => can(holder, permissionsOfKind[kind].read));
