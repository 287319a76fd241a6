import type { BodyOf } from '@shopwright/contracts/endpoint';
import * as endpoints from '@shopwright/contracts/http/newsletter';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { inConstantTime } from '@shopwright/service-kit/runtime/constant-time';
import { and, eq, ne } from 'drizzle-orm';
import { newsletterSubscriptions } from '../db/schema';
import type { AuthDeps } from '../deps';
import { claimLink, findLinkedEmail, linkExpired, parseRowId } from '../emails/link-tokens';
import { newNonce, requestEmail } from '../emails/request-email';
import { endTodoEmail } from '../todo-emails/end-todo-email';
import { syncMarketingOptIn } from './sync-marketing-consent';

export function newsletterRoutes(routes: RouteTable, deps: AuthDeps): void {
  routes.bind(endpoints.subscribe, ({ body }) => subscribe(deps, body));
  routes.bind(endpoints.confirmSubscription, ({ body }) => confirmSubscription(deps, body));
  routes.bind(endpoints.unsubscribe, ({ body }) => unsubscribe(deps, body));
}

/** Answers alike and after the same time whether the address is new, pending, unsubscribed or subscribed. */
async function subscribe(deps: AuthDeps, form: BodyOf<typeof endpoints.subscribe>): Promise<{ sent: true }> {
  await inConstantTime(addPending(deps, form));
  return { sent: true };
}

/** Decides between simultaneous forms by one upsert. A confirmed address stays unchanged and gets no email. */
async function addPending(
  { database, now }: AuthDeps,
  { email, language = 'en' }: BodyOf<typeof endpoints.subscribe>,
): Promise<void> {
  await database.transaction(async (tx) => {
    const [subscription] = await tx
      .insert(newsletterSubscriptions)
      .values({ email: email.toLowerCase(), language, nonce: newNonce(), createdAt: now() })
      .onConflictDoUpdate({
        target: newsletterSubscriptions.email,
        set: { state: 'pending', language },
        setWhere: ne(newsletterSubscriptions.state, 'confirmed'),
      })
      .returning({ id: newsletterSubscriptions.id });
    if (!subscription) return;
    await requestEmail(
      tx,
      { kind: 'confirm-newsletter', email, language, about: { subscriptionId: subscription.id } },
      now(),
    );
  });
}

/** Succeeds on a second click while the subscription lasts; does not revive one that was ended since. */
async function confirmSubscription(
  { database, links, now }: AuthDeps,
  { token }: { token: string },
): Promise<{ email: string }> {
  const linked = await findLinkedEmail(database.db, links, 'confirm-newsletter', token);
  return database.transaction(async (tx) => {
    const hasId = eq(newsletterSubscriptions.id, linked.subscriptionId ?? '');
    const [subscription] = await tx.select().from(newsletterSubscriptions).where(hasId).for('update');
    if (!subscription) throw linkExpired();
    const { email, state } = subscription;
    const claim = await claimLink(tx, linked.id, now());
    if (claim === 'expired' || (claim === 'used' && state !== 'confirmed')) throw linkExpired();
    if (claim === 'claimed') {
      await tx.update(newsletterSubscriptions).set({ state: 'confirmed', confirmedAt: now() }).where(hasId);
      await syncMarketingOptIn(tx, email, true, now());
    }
    return { email };
  });
}

/**
 * Accepts a link forever and any number of times, also that of the team's morning email. Throws `link_expired` when the
 * subscription's row no longer exists.
 */
async function unsubscribe(
  { database, links, now }: AuthDeps,
  { token }: { token: string },
): Promise<{ email: string }> {
  const id = parseRowId(token);
  if (!id) throw linkExpired();
  const hasId = eq(newsletterSubscriptions.id, id);
  const [subscription] = await database.db.select().from(newsletterSubscriptions).where(hasId);
  if (!subscription) return endTodoEmail({ database, links }, id, token);
  if (!links.isTokenFor('unsubscribe', subscription, token)) throw linkExpired();
  await database.transaction(async (tx) => {
    await tx
      .update(newsletterSubscriptions)
      .set({ state: 'unsubscribed', unsubscribedAt: now() })
      .where(and(hasId, ne(newsletterSubscriptions.state, 'unsubscribed')));
    await syncMarketingOptIn(tx, subscription.email, false, now());
  });
  return { email: subscription.email };
}
