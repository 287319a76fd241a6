import { eq } from 'drizzle-orm';
import { todoEmails, users } from '../db/schema';
import type { AuthDeps } from '../deps';
import { linkExpired } from '../emails/link-tokens';

/** Ends the morning email by the link in it, which works forever and without a session. */
export async function endTodoEmail(
  { database: { db }, links }: Pick<AuthDeps, 'database' | 'links'>,
  id: string,
  token: string,
): Promise<{ email: string }> {
  const [found] = await db
    .select({ subscription: todoEmails, email: users.email })
    .from(todoEmails)
    .innerJoin(users, eq(users.id, todoEmails.userId))
    .where(eq(todoEmails.id, id));
  if (!found || !links.isTokenFor('unsubscribe-todo', found.subscription, token)) throw linkExpired();
  await db.update(todoEmails).set({ isWanted: false }).where(eq(todoEmails.id, id));
  return { email: found.email };
}
