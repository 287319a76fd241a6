import { listChangedAccounts } from '@shopwright/contracts/http/internal-accounts';
import { safeError } from '@shopwright/service-kit/runtime/logger';
import { inArray, isNotNull, sql } from 'drizzle-orm';
import { customers } from '../db/customer-tables';
import type { OrderDeps } from '../deps';
import { forgetAccount } from '../orders/forget-account';
import { searchByAccount } from './search-by-account';

const pageSize = 500;

/**
 * Copies name and address of the accounts that changed since the last time, and forgets those that were erased, with what only
 * their addresses find. Reads some
 * seconds again, because a change that took long is written with the time at which it began. Safe to run at the same time.
 */
async function syncAccounts(deps: OrderDeps, { pagesMax = 1000 } = {}): Promise<void> {
  let after = await findPosition(deps);
  for (let pages = 0; pages < pagesMax; pages++) {
    const changed = await deps.auth.call(listChangedAccounts, { body: { after, limit: pageSize } });
    const { db } = deps.database;
    const erased = changed.filter(({ isErased }) => isErased).map(({ id }) => id);
    const rows =
      erased.length === 0
        ? []
        : await db.select({ userId: customers.userId }).from(customers).where(inArray(customers.userId, erased));
    for (const { userId } of rows) if (userId !== null) await forgetAccount(deps, userId);
    const known = changed.filter(({ isErased }) => !isErased);
    if (known.length > 0) {
      await db
        .insert(customers)
        .values(
          known.map(({ id, email, name, createdAt, emailVerified, position }) => ({
            key: `user:${id}`,
            userId: id,
            email,
            name,
            since: new Date(createdAt),
            emailVerified,
            accountUpdatedAt: sql`${position.split('|')[0]}::timestamptz`,
          })),
        )
        .onConflictDoUpdate({
          target: customers.key,
          set: {
            email: sql`excluded.email`,
            name: sql`excluded.name`,
            since: sql`excluded.since`,
            accountUpdatedAt: sql`excluded.account_updated_at`,
            emailVerified: sql`excluded.email_verified`,
          },
        });
    }
    after = changed.at(-1)?.position;
    if (changed.length < pageSize) return;
  }
}

/** The periodic task: copies all changes, and finds the orders of all changed accounts by their new addresses. */
export async function syncAllAccounts(deps: OrderDeps): Promise<void> {
  await syncAccounts(deps);
  while (await searchByAccount(deps.database));
}

/** Copies the newest accounts before staff search. Where auth is away they find those that are known. */
export async function syncNewestAccounts(deps: OrderDeps): Promise<void> {
  try {
    await syncAccounts(deps, { pagesMax: 1 });
    await searchByAccount(deps.database);
  } catch (error) {
    deps.logger.warn({ err: safeError(error) }, 'accounts were not copied');
  }
}

async function findPosition({ database: { db } }: OrderDeps): Promise<string | undefined> {
  const [last] = await db
    .select({
      position: sql<string | null>`(max(${customers.accountUpdatedAt}) - interval '10 seconds')::text || '|0'`,
    })
    .from(customers)
    .where(isNotNull(customers.accountUpdatedAt));
  return last?.position ?? undefined;
}
