import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq, isNull } from 'drizzle-orm';
import { setupLinks, users } from '../db/schema';
import { hashToken, newToken } from '../sessions/session-limits';

const validForMs = 24 * 3_600_000;

/** Creates a link for the first owner and returns its token; undefined for a store that has an operator. */
export async function createSetupLink(db: Executor, now: Date): Promise<string | undefined> {
  if (await hasOperator(db)) return undefined;
  const token = newToken();
  const expiresAt = new Date(now.getTime() + validForMs);
  await db.insert(setupLinks).values({ tokenHash: hashToken(token), createdAt: now, expiresAt });
  return token;
}

/**
 * Returns the link of the token, and locks its row where `claim` asks for it. Throws `conflict` when the store has an
 * operator, `not_found` for a token that this store did not create, and `link_expired` for one that is used or too old.
 */
export async function findSetupLink(db: Executor, token: string, now: Date, lock?: 'claim') {
  const query = db
    .select()
    .from(setupLinks)
    .where(eq(setupLinks.tokenHash, hashToken(token)));
  const [link] = await (lock ? query.for('update') : query);
  // Looks for an operator second: a link that another request uses meanwhile is then answered as a conflict too.
  if (await hasOperator(db)) throw new AppError('conflict', 'The store already has an owner');
  if (!link) throw new AppError('not_found', 'This setup link belongs to another store');
  if (link.usedAt || link.expiresAt <= now) throw new AppError('link_expired', 'This setup link has expired');
  return link;
}

/** A disabled operator cannot sign in, so the store needs another one. */
async function hasOperator(db: Executor): Promise<boolean> {
  const [operator] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'operator'), isNull(users.disabledAt)))
    .limit(1);
  return operator !== undefined;
}
