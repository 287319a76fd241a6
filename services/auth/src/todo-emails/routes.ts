import * as internal from '@shopwright/contracts/http/internal-todo';
import * as endpoints from '@shopwright/contracts/http/todo-emails';
import { AppError } from '@shopwright/service-kit/errors';
import { signedIn } from '@shopwright/service-kit/http/internal-token';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { and, eq, exists, isNull, lt, ne, or } from 'drizzle-orm';
import { todoEmails, users } from '../db/schema';
import type { AuthDeps } from '../deps';
import { newNonce } from '../emails/request-email';
import { toUser } from '../users/user-row';

export function todoEmailRoutes(routes: RouteTable, deps: AuthDeps): void {
  const { db } = deps.database;
  routes.bind(endpoints.getTodoEmail, async ({ actor }) => {
    const [row] = await db
      .select()
      .from(todoEmails)
      .where(eq(todoEmails.userId, signedIn(actor)));
    return { isWanted: row?.isWanted ?? false };
  });
  routes.bind(endpoints.putTodoEmail, async ({ actor, body: { isWanted } }) => {
    await db
      .insert(todoEmails)
      .values({ userId: signedIn(actor), isWanted, nonce: newNonce() })
      .onConflictDoUpdate({ target: todoEmails.userId, set: { isWanted } });
    return { isWanted };
  });
  routes.bind(internal.requestTodoEmails, ({ body }) => requestTodoEmails(deps, body.day));
  routes.bind(internal.getTodoRecipient, ({ params }) => getRecipient(deps, params.subscriptionId));
}

/** The row of the day and the event are one transaction: of several callers one writes them. */
async function requestTodoEmails({ database }: AuthDeps, day: string): Promise<{ requested: number }> {
  return database.transaction(async (tx) => {
    const isMember = and(eq(users.id, todoEmails.userId), ne(users.role, 'shopper'), isNull(users.disabledAt));
    const isDue = or(isNull(todoEmails.lastDay), lt(todoEmails.lastDay, day));
    const claimed = await tx
      .update(todoEmails)
      .set({ lastDay: day })
      .where(and(eq(todoEmails.isWanted, true), isDue, exists(tx.select().from(users).where(isMember))))
      .returning({ subscriptionId: todoEmails.id });
    for (const { subscriptionId } of claimed) await appendEvent(tx, 'todo-email-due', { subscriptionId, day });
    return { requested: claimed.length };
  });
}

/** A member who has yet to set up a required second factor acts as a shopper, and gets none. */
async function getRecipient({ database: { db }, links, now }: AuthDeps, id: string) {
  const [found] = await db
    .select({ subscription: todoEmails, account: users })
    .from(todoEmails)
    .innerJoin(users, eq(users.id, todoEmails.userId))
    .where(and(eq(todoEmails.id, id), eq(todoEmails.isWanted, true), isNull(users.disabledAt)));
  const user = found && (await toUser(db, found.account, now()));
  if (!user || user.role === 'shopper') throw new AppError('not_found', 'No one wants this email');
  return {
    to: user.email,
    name: `${user.firstName} ${user.lastName}`,
    role: user.role,
    permissions: user.permissions,
    language: user.preferredLanguage,
    unsubscribePath: `/newsletter/unsubscribe?token=${links.tokenFor('unsubscribe-todo', found.subscription)}&list=todo`,
  };
}
