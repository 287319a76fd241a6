import type { ChangesOfItem } from '@shopwright/contracts/http/file-imports';
import type { ImportBatch } from '@shopwright/contracts/http/internal-imports';
import { actForImport } from '@shopwright/service-kit/audit/act-for';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { hashEmail } from '../accounts/erased-emails';
import { customerImports, erasedEmails, newsletterSubscriptions, savedAddresses, users } from '../db/schema';
import type { AuthDeps } from '../deps';
import { newNonce } from '../emails/request-email';
import { unusableHash } from '../passwords/passwords';
import { type Decided, type Known, type PlannedCustomer, planCustomer } from './plan-customer';
import { type CustomerPatch, readCustomer } from './read-customer';

/**
 * Adds the customers of a batch, and fills in what known ones lack; or says what it would do. Accounts are added without a usable
 * password. A batch that comes again finds its outcomes: they are written with the accounts.
 */
export function importCustomers({ database, now }: AuthDeps, batch: ImportBatch): Promise<Decided[]> {
  const isStored = batch.phase === 'import';
  return database.transaction(async (tx) => {
    // The same batch by two workers: the second one waits, and finds the outcomes of the first.
    if (isStored) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${batch.importId}, 0))`);
    await actForImport(tx, batch);
    const decided: Decided[] = [];
    const named = new Map<string, { key: string; patch: CustomerPatch }>();
    for (const { key, rows } of batch.items) {
      const patch = readCustomer(rows);
      if ('reason' in patch) decided.push({ key, reason: patch.reason });
      else if (named.has(patch.email.toLowerCase()))
        decided.push({ key, reason: 'email: This customer is in the file twice' });
      else named.set(patch.email.toLowerCase(), { key, patch });
    }
    const known = await readKnown(tx, [...named.keys()], batch.importId, isStored);
    const planned: PlannedCustomer[] = [];
    for (const [email, { key, patch }] of named) {
      const plan = planCustomer(key, patch, known(email));
      if ('plan' in plan) planned.push(plan.plan);
      else decided.push(plan.decided);
    }
    if (isStored) await store(tx, batch, planned, now());
    return [...decided, ...planned.map(toDecided)];
  });
}

const toDecided = ({ key, outcome, values, userId, taxExemption }: PlannedCustomer): Decided => ({
  key,
  outcome,
  changes: { values } as ChangesOfItem,
  userId,
  taxExemption,
});

/** Reads what the store knows of the addresses, by a few statements. Those to be written are locked. */
async function readKnown(
  tx: Executor,
  emails: string[],
  importId: string,
  isLocked: boolean,
): Promise<(email: string) => Known> {
  if (emails.length === 0) return () => ({});
  const select = tx
    .select()
    .from(users)
    .where(inArray(sql`lower(${users.email})`, emails))
    .orderBy(users.id);
  const accounts = await (isLocked ? select.for('update') : select);
  const ids = accounts.map(({ id }) => id);
  const hashes = emails.map(hashEmail);
  const [addresses, done, subscriptions, erased] = await Promise.all([
    ids.length === 0 ? [] : tx.select().from(savedAddresses).where(inArray(savedAddresses.userId, ids)),
    ids.length === 0
      ? []
      : tx
          .select()
          .from(customerImports)
          .where(and(eq(customerImports.importId, importId), inArray(customerImports.userId, ids))),
    tx.select().from(newsletterSubscriptions).where(inArray(newsletterSubscriptions.email, emails)),
    tx.select().from(erasedEmails).where(inArray(erasedEmails.emailHash, hashes)),
  ]);
  const accountOf = new Map(accounts.map((account) => [account.email.toLowerCase(), account]));
  const subscriptionOf = new Map(subscriptions.map((subscription) => [subscription.email, subscription]));
  const erasedHashes = new Set(erased.map(({ emailHash }) => emailHash));
  return (email) => {
    const account = accountOf.get(email);
    return {
      account,
      hasAddress: addresses.some(({ userId }) => userId === account?.id),
      done: done.find(({ userId }) => userId === account?.id),
      subscription: subscriptionOf.get(email),
      isErased: erasedHashes.has(hashEmail(email)),
    };
  };
}

async function store(
  tx: Executor,
  { importId, sendsInvitations }: ImportBatch,
  planned: PlannedCustomer[],
  now: Date,
): Promise<void> {
  const created = planned.filter(({ account }) => !account);
  if (created.length > 0) {
    const added = await tx
      .insert(users)
      .values(
        created.map(({ email, fields, isSubscribed }) => ({
          email,
          password: unusableHash,
          marketingOptIn: isSubscribed === true,
          firstName: '',
          lastName: '',
          ...fields,
          createdAt: now,
          updatedAt: now,
        })),
      )
      .returning({ id: users.id, email: users.email });
    const idOf = new Map(added.map(({ id, email }) => [email.toLowerCase(), id]));
    for (const plan of created) plan.userId = idOf.get(plan.email.toLowerCase());
  }
  for (const { account, fields, isSubscribed } of planned) {
    if (!account || (Object.keys(fields).length === 0 && isSubscribed === undefined)) continue;
    const consent = isSubscribed === undefined ? {} : { marketingOptIn: isSubscribed };
    await tx
      .update(users)
      .set({ ...fields, ...consent, updatedAt: now })
      .where(eq(users.id, account.id));
  }
  const addresses = planned.flatMap(({ userId, addresses: given }) =>
    userId === undefined ? [] : given.map((address, at) => ({ userId, address, isDefault: at === 0, createdAt: now })),
  );
  if (addresses.length > 0) await tx.insert(savedAddresses).values(addresses).onConflictDoNothing();
  await storeConsents(tx, planned, now);
  const rows = planned.flatMap(({ userId, isDone, outcome, values }) =>
    userId === undefined || isDone
      ? []
      : [
          {
            importId,
            userId,
            outcome,
            changes: { values } as ChangesOfItem,
            createdAt: now,
            inviteAt: sendsInvitations && outcome === 'created' ? now : null,
          },
        ],
  );
  if (rows.length > 0) await tx.insert(customerImports).values(rows).onConflictDoNothing();
}

/** The date is that of the consent, not of the import. */
async function storeConsents(tx: Executor, planned: PlannedCustomer[], now: Date): Promise<void> {
  for (const { email, fields, account, isSubscribed, consentAt } of planned) {
    if (isSubscribed === undefined) continue;
    const at = consentAt ?? now;
    const state = isSubscribed
      ? { state: 'confirmed' as const, confirmedAt: at, source: 'import' as const }
      : { state: 'unsubscribed' as const, unsubscribedAt: at, source: 'import' as const };
    await tx
      .insert(newsletterSubscriptions)
      .values({
        email: email.toLowerCase(),
        language: fields.preferredLanguage ?? account?.preferredLanguage ?? 'en',
        nonce: newNonce(),
        createdAt: at,
        ...state,
      })
      .onConflictDoUpdate({ target: newsletterSubscriptions.email, set: state });
  }
}
