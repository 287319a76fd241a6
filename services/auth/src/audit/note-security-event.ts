import { actFor } from '@shopwright/service-kit/audit/act-for';
import { noteEntry } from '@shopwright/service-kit/audit/note-entry';
import { networkOf } from '@shopwright/service-kit/http/acting';
import { and, eq, ne, sql } from 'drizzle-orm';
import { users } from '../db/schema';
import type { AuthDeps } from '../deps';

interface SecurityNote {
  event: string;
  outcome: string;
  /** Who is signed in by now. A stranger only names an address. */
  userId?: number | undefined;
  email?: string | undefined;
  clientAddress?: string | undefined;
}

/**
 * Records in the audit log what happened to an account of the team: sign-ins and their failures, passwords and second factors.
 * What a customer does with their account is theirs, and stays in lines of logs.
 */
export async function noteSecurityEvent({ database }: Pick<AuthDeps, 'database'>, note: SecurityNote): Promise<void> {
  const { event, outcome, userId, email, clientAddress } = note;
  if (userId === undefined && email === undefined) return;
  const isNamed =
    userId === undefined ? eq(sql`lower(${users.email})`, email?.trim().toLowerCase()) : eq(users.id, userId);
  // Most are customers, whose sign-in takes no transaction.
  const [member] = await database.db
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(and(isNamed, ne(users.role, 'shopper')));
  if (!member) return;
  await database.transaction(async (tx) => {
    const known = userId === undefined ? { role: 'anonymous' as const } : { userId: member.id, role: member.role };
    await actFor(tx, { action: event, ...known, network: networkOf(clientAddress) });
    await noteEntry(tx, { target: 'sign-in', targetId: member.id, details: { outcome } });
  });
}
