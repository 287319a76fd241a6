import type { User } from '@shopwright/contracts/http/auth';
import { eraseAccountFor, eraseGuest, getCustomerAccount } from '@shopwright/contracts/http/internal-accounts';
import { isStaff } from '@shopwright/contracts/roles';
import { noteEntry } from '@shopwright/service-kit/audit/note-entry';
import { AppError, fieldError } from '@shopwright/service-kit/errors';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { deleteAccountCart } from '../cart/routes';
import { customers, taxExemptions } from '../db/customer-tables';
import { reconciliationRows } from '../db/reconciliation-tables';
import { orders } from '../db/schema';
import { threads } from '../db/thread-tables';
import type { OrderDeps } from '../deps';
import { eraseDrafts, isDraftOf, isDraftOfAccount } from '../draft-orders/erase-drafts';
import { deletePastOrders, isPastOrderOf } from '../orders/delete-past-orders';
import { eraseReviewsOf, forgetAccount } from '../orders/forget-account';
import { eraseThreads } from '../threads/take-contact-messages';
import { eraseWebhooks } from '../webhooks/purge-deliveries';
import { eraseOrders } from './erase-orders';
import { isGuestOrderOf } from './get-customer';
import { getCustomerRow } from './list-customers';

interface Erasure {
  email: string;
  actorUserId: number | undefined;
}

/**
 * Erases a customer on their request. An account is erased by auth, whose event removes the account from its orders and
 * reviews; what its address bought as a guest is removed here, and before that, because an erased account has no address:
 * each step may be repeated, so the one
 * that deletes the row of a guest is the last to need it. An address that the account did not prove may be that of another customer.
 */
export async function eraseCustomerData(deps: OrderDeps, id: number, { email, actorUserId }: Erasure): Promise<void> {
  const customer = await getCustomerRow(deps.database.db, id);
  if (customer.email.toLowerCase() !== email.toLowerCase()) {
    throw fieldError('conflict', 'email', 'This is not the email address of the customer');
  }
  const { userId } = customer;
  if (userId === null) {
    await deps.auth.call(eraseGuest, { body: { email: customer.email } });
    await eraseReviewsOf(deps, customer.email);
    await deletePastOrders(deps.database.db, isPastOrderOf(customer.email));
    await eraseDrafts(deps.database.db, isDraftOf(customer.email));
    const isOfAddress = sql`lower(${threads.email}) = lower(${customer.email})`;
    await eraseThreads(deps.database, and(isNull(threads.userId), isOfAddress));
    // Deletes the row of a guest who has no other order.
    await eraseOrders(deps, isGuestOrderOf(customer.email));
  } else {
    const { account, hasProvedAddress } = await deps.auth.call(getCustomerAccount, {
      body: { email: customer.email, userId },
    });
    if (account && isOfTeam(account)) {
      throw new AppError('conflict', 'This account belongs to a member of the team, who must erase it themselves');
    }
    if (hasProvedAddress && account?.email.toLowerCase() === customer.email.toLowerCase()) {
      await eraseReviewsOf(deps, customer.email);
      await eraseOrders(deps, isGuestOrderOf(customer.email));
      await deletePastOrders(deps.database.db, isPastOrderOf(customer.email));
      await eraseDrafts(deps.database.db, isDraftOf(customer.email));
    }
    const query = actorUserId === undefined ? {} : { actorUserId: String(actorUserId) };
    await deps.auth.call(eraseAccountFor, { params: { id: String(userId) }, query });
  }
  await deps.database.transaction(async (tx) => {
    await tx.delete(customers).where(eq(customers.id, id));
    await noteEntry(tx, { target: 'customer', targetId: id, details: { outcome: 'succeeded' } });
  });
}

/** A member who has yet to set up a required second factor acts as a shopper. */
const isOfTeam = ({ role, mustSetUpTwoFactor }: User): boolean => isStaff(role) || mustSetUpTwoFactor;

/** Removes the account from its orders, after auth has erased it. */
export async function eraseAccountOrders(deps: OrderDeps, userId: number): Promise<void> {
  await eraseOrders(deps, eq(orders.userId, userId));
  const differences = reconciliationRows;
  await deps.database.db.update(differences).set({ reason: '' }).where(eq(differences.userId, userId));
  await eraseThreads(deps.database, eq(threads.userId, userId));
  await deleteAccountCart(deps.database, userId);
  // Auth has erased the account by now.
  await eraseWebhooks(deps.database, 'customer', async () => [userId]);
  await deps.database.db.delete(taxExemptions).where(eq(taxExemptions.userId, userId));
  await eraseDrafts(deps.database.db, isDraftOfAccount(userId));
  // Last, so that a repeated erasure still knows the address.
  await forgetAccount(deps, userId);
}
