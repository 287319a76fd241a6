import type { User } from '@shopwright/contracts/http/auth';
import { eraseAccountFor, eraseGuest, getCustomerAccount } from '@shopwright/contracts/http/internal-accounts';
import { isStaff } from '@shopwright/contracts/roles';
import { AppError, fieldError } from '@shopwright/service-kit/errors';
import { and, eq, inArray, isNotNull, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

import { deleteAccountCart } from '../cart/routes';
import { customers } from '../db/customer-tables';
import { orderEmails, orderEvents, orderNotes } from '../db/desk-tables';
import { reconciliationRows } from '../db/reconciliation-tables';
import { refunds } from '../db/refund-tables';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { cancelUnpaidOrder } from '../payments/cancel-unpaid-order';
import { eraseReturnTexts } from '../returns/return-photos';
import { isGuestOrderOf, isVerified } from './get-customer';
import { getCustomerRow } from './list-customers';

/**
 * Erases a customer on their request. An account is erased by auth, whose event removes the account from its orders and
 * reviews; what its address bought as a guest is removed here, and before that, because an erased account has no address:
 * each step may be repeated. An address that the account did not verify may be that of another customer.
 */
export async function eraseCustomerData(deps: OrderDeps, id: number, email: string): Promise<void> {
  const customer = await getCustomerRow(deps.database.db, id);
  if (customer.email.toLowerCase() !== email.toLowerCase()) {
    throw fieldError('conflict', 'email', 'This is not the email address of the customer');
  }
  const { userId } = customer;
  if (userId === null) {
    await deps.auth.call(eraseGuest, { body: { email: customer.email } });
    await eraseOrders(deps, isGuestOrderOf(customer.email));
  } else {
    const { account } = await deps.auth.call(getCustomerAccount, { body: { email: customer.email, userId } });
    if (account && isOfTeam(account)) {
      throw new AppError('conflict', 'This account belongs to a member of the team, who must erase it themselves');
    }
    if (isVerified(account, customer.email)) await eraseOrders(deps, isGuestOrderOf(customer.email));
    await deps.auth.call(eraseAccountFor, { params: { id: String(userId) } });
  }
  await deps.database.db.delete(customers).where(eq(customers.id, id));
}

/** A member who has yet to set up a required second factor acts as a shopper. */
const isOfTeam = ({ role, mustSetUpTwoFactor }: User): boolean => isStaff(role) || mustSetUpTwoFactor;

/** Removes the account from its orders, after auth has erased it. */
export async function eraseAccountOrders(deps: OrderDeps, userId: number): Promise<void> {
  await eraseOrders(deps, eq(orders.userId, userId));
  const differences = reconciliationRows;
  await deps.database.db.update(differences).set({ reason: '' }).where(eq(differences.userId, userId));
  await deleteAccountCart(deps.database, userId);
  await deps.database.db.delete(customers).where(eq(customers.key, `user:${userId}`));
}

/**
 * Removes personal data from orders; lines, totals and payments stay. Closes unpaid checkouts first, at Stripe too, so that
 * no order without a customer is ever charged. A checkout that is paid or being paid continues. Throws where Stripe is
 * away, so that the caller repeats it.
 */
async function eraseOrders(deps: OrderDeps, condition: SQL | undefined): Promise<void> {
  const { db } = deps.database;
  const unpaid = await db
    .select()
    .from(orders)
    .where(and(condition, eq(orders.status, 'pending'), isNull(orders.placedAt)));
  for (const order of unpaid) await cancelUnpaidOrder(deps, order);
  const erased = db.select({ id: orders.id }).from(orders).where(condition);
  // Notes, messages, comments on returns and emails may name the customer, and nothing else needs them.
  await db.delete(orderNotes).where(inArray(orderNotes.orderId, erased));
  await db.delete(orderEmails).where(inArray(orderEmails.orderId, erased));
  await eraseReturnTexts(deps.database, erased);
  await blankReasons(deps, erased);
  await db
    .update(orders)
    .set({
      customerName: 'Former customer',
      // An empty address finds no order and receives no email.
      customerEmail: '',
      customerAddress: 'Erased',
      userId: null,
      visitorId: null,
      checkoutId: null,
    })
    .where(condition);
}

/**
 * Blanks the texts that people wrote about refunds, cancellations and repairs. The reasons that Stripe and the store
 * give are codes, and stay.
 */
async function blankReasons({ database: { db } }: OrderDeps, orderIds: SQLWrapper): Promise<void> {
  await db.update(refunds).set({ reason: '', request: null }).where(inArray(refunds.orderId, orderIds));
  await db
    .update(reconciliationRows)
    .set({ reason: '' })
    .where(and(inArray(reconciliationRows.orderId, orderIds), isNotNull(reconciliationRows.reason)));
  const isWritten = inArray(orderEvents.actor, ['staff', 'customer']);
  await db
    .update(orderEvents)
    .set({ details: sql`${orderEvents.details} - 'reason'` })
    .where(and(inArray(orderEvents.orderId, orderIds), isWritten));
}
