import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, asc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { customerImports, users } from '../db/schema';
import type { AuthDeps } from '../deps';
import { requestEmail } from '../emails/request-email';
import { unusableHash } from '../passwords/passwords';

/** Emails of each run of the task: with one every 10 seconds, 120 a minute. */
const batchMax = 20;

/** Asks the customers that an import added, who have no password yet and were not asked before. */
export async function inviteImported(
  { database: { db }, now }: Pick<AuthDeps, 'database' | 'now'>,
  importId: string,
): Promise<{ invited: number }> {
  const withoutPassword = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, customerImports.userId), eq(users.password, unusableHash), isNull(users.disabledAt)));
  const asked = await db
    .update(customerImports)
    .set({ inviteAt: now() })
    .where(
      and(
        eq(customerImports.importId, importId),
        eq(customerImports.outcome, 'created'),
        isNull(customerImports.inviteAt),
        inArray(customerImports.userId, withoutPassword),
      ),
    )
    .returning({ userId: customerImports.userId });
  return { invited: asked.length };
}

/** Requests some of the emails that wait. Several instances share them. */
export function sendInvitations(
  { database, now }: Pick<AuthDeps, 'database' | 'now'>,
  max = batchMax,
): Promise<number> {
  return database.transaction(async (tx) => {
    const due = await tx
      .select({ importId: customerImports.importId, account: users })
      .from(customerImports)
      .innerJoin(users, eq(users.id, customerImports.userId))
      .where(and(isNotNull(customerImports.inviteAt), isNull(customerImports.invitedAt)))
      .orderBy(asc(customerImports.inviteAt))
      .limit(max)
      .for('update', { skipLocked: true });
    for (const { importId, account } of due) {
      const { id, email, password, disabledAt, preferredLanguage: language } = account;
      await tx
        .update(customerImports)
        .set({ invitedAt: now() })
        .where(and(eq(customerImports.importId, importId), eq(customerImports.userId, id)));
      if (password !== unusableHash || disabledAt) continue;
      await requestEmail(tx, { kind: 'choose-password', email, language, about: { userId: id } }, now());
    }
    return due.length;
  });
}

const undoDays = 7;

/** What was changed of a customer is kept as long as it can be undone. */
export async function clearImportChanges(db: Executor, now: Date): Promise<void> {
  await db
    .update(customerImports)
    .set({ changes: null })
    .where(
      and(
        isNotNull(customerImports.changes),
        lt(customerImports.createdAt, new Date(now.getTime() - undoDays * 86_400_000)),
      ),
    );
}
