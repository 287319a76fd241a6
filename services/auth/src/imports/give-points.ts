import { randomUUID } from 'node:crypto';
import type { BodyOf, ResponseOf } from '@shopwright/contracts/endpoint';
import type { importPoints } from '@shopwright/contracts/http/internal-imports';
import { actForImport } from '@shopwright/service-kit/audit/act-for';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { loyaltyEntries, pastOrderPoints, users } from '../db/schema';
import type { AuthDeps } from '../deps';
import { computeEntry } from '../loyalty/compute-entry';
import { unusableHash } from '../passwords/passwords';
import { voidRewards } from '../rewards/void-rewards';

type Given = ResponseOf<typeof importPoints>;
interface NewPoints {
  reference: string;
  userId: number;
  points: number;
}

/**
 * Gives the points that orders would earn today, or says which it would give. The key of an order lets it earn once: of two imports, or of two
 * workers with the same batch, the second one waits and finds it.
 */
export function givePoints(
  { database }: Pick<AuthDeps, 'database'>,
  { importId, phase, requestedBy, orders }: BodyOf<typeof importPoints>,
): Promise<Given> {
  return database.transaction(async (tx) => {
    await actForImport(tx, { importId, phase, requestedBy });
    const accountOf = await findAccounts(
      tx,
      orders.map(({ email }) => email.toLowerCase()),
    );
    const earned = new Map<string, NewPoints>();
    for (const { reference, email, total } of orders) {
      const userId = accountOf.get(email.toLowerCase());
      const points = computeEntry({ kind: 'earned', amount: total }, [])?.points ?? 0;
      const key = reference.toLowerCase();
      if (userId !== undefined && points > 0) earned.set(key, { reference: key, userId, points });
    }
    // In one order, so that no two batches wait for each other.
    const sorted = [...earned.values()].sort((one, other) => (one.reference < other.reference ? -1 : 1));
    if (sorted.length === 0) return [];
    if (phase === 'import') {
      const added = await tx
        .insert(pastOrderPoints)
        .values(sorted.map((row) => ({ ...row, importId })))
        .onConflictDoNothing()
        .returning();
      await writeEntries(tx, 'imported', added);
    }
    const known = await tx
      .select()
      .from(pastOrderPoints)
      .where(inArray(pastOrderPoints.reference, [...earned.keys()]));
    const knownOf = new Map(known.map((row) => [row.reference, row]));
    return sorted.flatMap(({ reference, points }) => {
      const row = knownOf.get(reference);
      if (row && row.importId !== importId) return [];
      return { reference, points: row?.points ?? points };
    });
  });
}

/** Takes back what the import gave for these orders. An account that spent them owes them, and loses unused rewards. */
export function takePointsBack(
  { database, now }: Pick<AuthDeps, 'database' | 'now'>,
  { importId, phase, requestedBy, orders }: BodyOf<typeof importPoints>,
): Promise<Given> {
  return database.transaction(async (tx) => {
    await actForImport(tx, { importId, phase, requestedBy });
    const references = orders.map(({ reference }) => reference.toLowerCase());
    if (references.length === 0) return [];
    const taken = await tx
      .delete(pastOrderPoints)
      .where(and(eq(pastOrderPoints.importId, importId), inArray(pastOrderPoints.reference, references)))
      .returning();
    const userIds = await writeEntries(
      tx,
      'import_undone',
      taken.map((row) => ({ ...row, points: 0 - row.points })),
    );
    for (const userId of userIds) await voidRewards(tx, userId, now());
    return taken.map(({ reference, points }) => ({ reference, points }));
  });
}

/** Anyone may register an address: its orders are those of the account once it is verified, which the first password of an imported one does. */
async function findAccounts(tx: Executor, emails: string[]): Promise<Map<string, number>> {
  if (emails.length === 0) return new Map();
  const isProved = or(isNotNull(users.emailVerifiedAt), eq(users.password, unusableHash));
  const found = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(inArray(sql`lower(${users.email})`, emails), isNull(users.disabledAt), isProved));
  return new Map(found.map(({ id, email }) => [email.toLowerCase(), id]));
}

/** Writes entries with the counters of their accounts, which it locks first. They change no sum of money. Returns the accounts. */
async function writeEntries(
  tx: Executor,
  kind: 'imported' | 'import_undone',
  rows: readonly Pick<NewPoints, 'userId' | 'points'>[],
): Promise<number[]> {
  if (rows.length === 0) return [];
  const sums = new Map<number, number>();
  for (const { userId, points } of rows) sums.set(userId, (sums.get(userId) ?? 0) + points);
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...sums.keys()]))
    .orderBy(users.id)
    // A row of another import may refer to the account already.
    .for('no key update');
  await tx
    .insert(loyaltyEntries)
    .values(rows.map(({ userId, points }) => ({ userId, points, kind, amount: '0.00', eventId: randomUUID() })));
  const given = JSON.stringify([...sums].map(([id, points]) => ({ id, points })));
  await tx.execute(sql`
    update ${users} set loyalty_points = loyalty_points + given.points, updated_at = now()
    from jsonb_to_recordset(${given}::text::jsonb) as given (id int, points int) where ${users.id} = given.id`);
  return [...sums.keys()].sort((one, other) => one - other);
}
