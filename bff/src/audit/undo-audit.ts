import { type AuditService, auditConflict } from '@shopwright/contracts/http/audit';
import { nameAuditActors, undoServiceAudit } from '@shopwright/contracts/http/internal-audit';
import { AppError } from '@shopwright/service-kit/errors';
import { type Actor, clientAddressHeader } from '@shopwright/service-kit/http/internal-token';
import type { AuditSources } from './read-audit';

interface Undo {
  /** As the list names it, such as `catalog-123`. */
  id: string;
  scope: 'entry' | 'request';
  clientAddress: string;
}

/** Lets the service of the entry undo it. Names who stands in the way, whom the service knows by id. */
export async function undoChange(
  sources: AuditSources,
  actor: Actor,
  { id, scope, clientAddress }: Undo,
): Promise<{ entries: string[] }> {
  const [service, number] = id.split('-') as [AuditService, string];
  const call = { body: { id: Number(number), scope }, headers: { [clientAddressHeader]: clientAddress } };
  try {
    const { ids } = await sources[service].call(undoServiceAudit[service], call, actor);
    return { entries: ids.map((each) => `${service}-${each}`) };
  } catch (error) {
    throw await withName(sources, service, error);
  }
}

async function withName({ auth }: AuditSources, service: AuditService, error: unknown): Promise<unknown> {
  if (!(error instanceof AppError) || error.code !== 'conflict') return error;
  const details = auditConflict.safeParse(error.details).data;
  if (!details?.by) return error;
  const { userId } = details.by;
  const by = { ...details.by, id: `${service}-${details.by.id}` };
  const [member] = userId === null ? [] : await auth.call(nameAuditActors, { body: { ids: [userId] } }).catch(() => []);
  const message = member ? error.message.replace(`account ${userId}`, member.name) : error.message;
  return new AppError('conflict', message, {
    fields: error.fields?.map((field) => ({ ...field, message })),
    details: { ...details, by: { ...by, name: member?.name ?? null } },
  });
}
