import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { subscribe as subscribeEndpoint } from '@shopwright/contracts/http/newsletter';
import { ne } from 'drizzle-orm';
import { newsletterSubscriptions } from '../db/schema';
import type { AuthDeps } from '../deps';
import { inConstantTime } from '../emails/constant-time-response';
import { newNonce, requestEmail } from '../emails/request-email';

/** Answers alike and after the same time whether the address is new, pending, unsubscribed or subscribed. */
export async function subscribe(deps: AuthDeps, form: BodyOf<typeof subscribeEndpoint>): Promise<{ sent: true }> {
  await inConstantTime(addPending(deps, form));
  return { sent: true };
}

/** Decides between simultaneous forms by one upsert. A confirmed address stays unchanged and gets no email. */
async function addPending(
  { database, now }: AuthDeps,
  { email, language = 'en' }: BodyOf<typeof subscribeEndpoint>,
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
