import type { ChangesOfItem } from '@shopwright/contracts/http/file-imports';
import type { ImportBatch } from '@shopwright/contracts/http/internal-imports';
import { actForImport } from '@shopwright/service-kit/audit/act-for';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { eraseImportedAccount } from '../accounts/erase-account';
import { customerImports, loyaltyEntries, newsletterSubscriptions, savedAddresses, users } from '../db/schema';
import type { AuthDeps } from '../deps';
import { unusableHash } from '../passwords/passwords';
import type { UserRow } from '../users/user-row';
import type { Decided } from './plan-customer';

/** Removes accounts that nobody has used since the import added them, and empties again what it filled in others. */
export function undoCustomers({ database, now }: AuthDeps, batch: ImportBatch): Promise<Decided[]> {
  const { importId, items } = batch;
  return database.transaction(async (tx) => {
    await actForImport(tx, batch);
    const decided: Decided[] = [];
    for (const { key, outcome, changes } of items) {
      const email = String(changes?.values.email?.[1] ?? '').toLowerCase();
      const [found] = await tx
        .select({ account: users, done: customerImports })
        .from(users)
        .innerJoin(customerImports, and(eq(customerImports.userId, users.id), eq(customerImports.importId, importId)))
        .where(and(sql`lower(${users.email}) = ${email}`, isNull(users.disabledAt)))
        .for('update', { of: users });
      // Erased or with another address by now: nothing of the import is left.
      if (!found || outcome === 'unchanged') decided.push({ key });
      else if (outcome === 'created') decided.push(await remove(tx, key, found.account, now()));
      else decided.push(await revert(tx, key, found.account, changes, now()));
      if (found) await tx.delete(customerImports).where(isOf(importId, found.account.id));
    }
    return decided;
  });
}

const isOf = (importId: string, userId: number) =>
  and(eq(customerImports.importId, importId), eq(customerImports.userId, userId));

async function remove(tx: Executor, key: string, account: UserRow, now: Date): Promise<Decided> {
  // What an import of orders gave and took back again is no use.
  const isOfUse = notInArray(loyaltyEntries.kind, ['imported', 'import_undone']);
  const points = await tx.$count(loyaltyEntries, and(eq(loyaltyEntries.userId, account.id), isOfUse));
  const isUsed =
    account.password !== unusableHash || account.lastLoginAt !== null || points > 0 || account.loyaltyPoints !== 0;
  if (isUsed) return { key, reason: 'Used since then, and kept' };
  await eraseImportedAccount(tx, account, now);
  return { key };
}

/** What is still as the import made it becomes empty again. */
async function revert(
  tx: Executor,
  key: string,
  account: UserRow,
  changes: ChangesOfItem | null,
  now: Date,
): Promise<Decided> {
  const columns = { firstName: '', lastName: '', phone: null, city: null, country: null } as const;
  const kept: string[] = [];
  const back: Partial<UserRow> = {};
  for (const [column, empty] of Object.entries(columns)) {
    const change = changes?.values[column];
    if (!change) continue;
    if (account[column as 'city'] === change[1]) Object.assign(back, { [column]: empty });
    else kept.push(column);
  }
  for (const [column, own] of [
    ['address1', 'address'],
    ['postalCode', 'zipCode'],
  ] as const) {
    const after = changes?.values[column]?.[1];
    if (after !== undefined && account[own] === after) Object.assign(back, { [own]: null });
    else if (after !== undefined && column === 'address1') await removeAddresses(tx, account.id);
  }
  if (Object.keys(back).length > 0) {
    await tx
      .update(users)
      .set({ ...back, updatedAt: now })
      .where(eq(users.id, account.id));
  }
  if (changes?.values.acceptsMarketing) await revertConsent(tx, account, changes.values.acceptsMarketing[0], now);
  return kept.length === 0 ? { key } : { key, reason: `Changed since then, and kept: ${kept.join(', ')}` };
}

/** Those that the import added: it adds some only where there were none. */
async function removeAddresses(tx: Executor, userId: number): Promise<void> {
  const imported = tx
    .select({ at: customerImports.createdAt })
    .from(customerImports)
    .where(eq(customerImports.userId, userId));
  await tx
    .delete(savedAddresses)
    .where(and(eq(savedAddresses.userId, userId), inArray(savedAddresses.createdAt, imported)));
}

/** Only a consent that is still the one of the file goes back. */
async function revertConsent(tx: Executor, account: UserRow, before: unknown, now: Date): Promise<void> {
  const isOfFile = and(
    eq(newsletterSubscriptions.email, account.email.toLowerCase()),
    eq(newsletterSubscriptions.source, 'import'),
  );
  const isSubscribed = before === true;
  const reverted = isSubscribed
    ? await tx
        .update(newsletterSubscriptions)
        .set({ state: 'confirmed', source: null })
        .where(isOfFile)
        .returning({ id: newsletterSubscriptions.id })
    : await tx.delete(newsletterSubscriptions).where(isOfFile).returning({ id: newsletterSubscriptions.id });
  if (reverted.length === 0) return;
  await tx.update(users).set({ marketingOptIn: isSubscribed, updatedAt: now }).where(eq(users.id, account.id));
}
