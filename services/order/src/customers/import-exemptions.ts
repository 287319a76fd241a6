import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { importTaxExemptions } from '@shopwright/contracts/http/internal-imports';
import { actForImport } from '@shopwright/service-kit/audit/act-for';
import { and, eq, inArray } from 'drizzle-orm';
import { taxExemptions } from '../db/customer-tables';
import type { OrderDeps } from '../deps';

/** What staff decided about an account stays, also that its exemption has ended. The key of an account lets one of two imports exempt it. */
export function importExemptions(
  { database, now }: Pick<OrderDeps, 'database' | 'now'>,
  { importId, phase, requestedBy, accounts }: BodyOf<typeof importTaxExemptions>,
): Promise<number[]> {
  return database.transaction(async (tx) => {
    await actForImport(tx, { importId, phase, requestedBy });
    const isOfImport = and(eq(taxExemptions.importId, importId), eq(taxExemptions.version, 1));
    if (phase === 'undo') {
      const ended = await tx.delete(taxExemptions).where(isOfImport).returning();
      return ended.map(({ userId }) => userId);
    }
    const userIds = accounts.map(({ userId }) => userId);
    if (userIds.length === 0) return [];
    if (phase === 'import') {
      // In one order, so that no two imports wait for each other.
      const rows = accounts
        .map((account) => ({ ...account, version: 1, importId, updatedAt: now() }))
        .sort((one, other) => one.userId - other.userId);
      await tx.insert(taxExemptions).values(rows).onConflictDoNothing();
    }
    const known = await tx.select().from(taxExemptions).where(inArray(taxExemptions.userId, userIds));
    const isOfOther = new Set(
      known.filter((row) => row.importId !== importId || row.version > 1).map(({ userId }) => userId),
    );
    return userIds.filter((userId) => !isOfOther.has(userId));
  });
}
