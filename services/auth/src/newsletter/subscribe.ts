import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { subscribe as subscribeEndpoint } from '@shopwright/contracts/http/newsletter';
import { ne } from 'drizzle-orm';
import { newsletterSubscriptions } from '../db/schema';
import type { AuthDeps } from '../deps';
import { inConstantTime } from '../emails/constant-time-response';
import { newNonce, requestEmail } from '../emails/request-email';

/** The same answer after the same time, whether the address is new, waits, has left or is subscribed already. */
export async function subscribe(deps: AuthDeps, form: BodyOf<typeof subscribeEndpoint>): Promise<{ sent: true }> {
  await inConstantTime(store(deps, form));
  return { sent: true };
}

/** One upsert decides between forms at the same moment; a confirmed address stays as it is and gets no mail. */
async function store(
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
