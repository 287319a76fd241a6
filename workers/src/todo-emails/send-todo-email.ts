import { getTodoRecipient } from '@shopwright/contracts/http/internal-todo';
import { toStoreDay } from '@shopwright/contracts/store-day';
import { AppError } from '@shopwright/service-kit/errors';
import { readTodo } from '@shopwright/service-kit/http/read-todo';
import type { JobHandler } from '@shopwright/service-kit/messaging/worker';
import { greetedName } from '../emails/greeting';
import type { EmailDeps } from '../emails/mailer';
import { readStoreIdentity } from '../emails/store-identity';
import type { Services } from '../services';
import { composeTodoEmail } from './compose-todo-email';

/**
 * Emails a member of the team what waits now, as Home lists it. Sends nothing where nothing waits, to someone who no longer
 * wants it, and for an earlier day, because a later email says the same. Waits for a service that knows what costs money,
 * and not for the one that knows of backups.
 */
export function sendTodoEmail(
  services: Services,
  { mailer, publicUrl, storeEmail }: EmailDeps,
): JobHandler<'todo-emails'> {
  const { auth, catalog } = services;
  return async ({ id, payload: { subscriptionId, day } }, { logger }) => {
    const store = await readStoreIdentity(catalog, storeEmail);
    const recipient = await auth.call(getTodoRecipient, { params: { subscriptionId } }).catch(undefinedWhenNotFound);
    if (!recipient || day < toStoreDay(new Date(), store.timeZone)) {
      logger.info({ day }, 'no longer wanted or too late, not sent');
      return;
    }
    const { to, name, role, permissions, language, unsubscribePath } = recipient;
    const { rows, missing } = await readTodo({ ...services, logger }, { role, permissions });
    if (missing.some((service) => service !== 'traces')) throw new AppError('unavailable', 'what waits is not known');
    if (rows.length === 0) return;
    await mailer.send({
      id,
      to: { name: greetedName(name), address: to },
      ...(store.from && { from: store.from }),
      unsubscribeUrl: new URL(unsubscribePath, publicUrl).href,
      ...composeTodoEmail(rows, recipient, { language, publicUrl, store }),
    });
  };
}

function undefinedWhenNotFound(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'not_found') return undefined;
  throw error;
}
