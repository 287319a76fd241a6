import type { Executor } from '@shopwright/service-kit/database/connection';
import { type SQL, sql } from 'drizzle-orm';
import { customers } from '../db/customer-tables';
import { pastOrders } from '../db/past-order-tables';

export const isPastOrderOf = (email: string): SQL => sql`lower(${pastOrders.email}) = lower(${email})`;

/** Anyone may register an address: its orders are those of the account once it is verified. */
export const isPastOrderOfAccount = (userId: number): SQL =>
  sql`lower(${pastOrders.email}) = (
    select lower(${customers.email}) from ${customers}
    where ${customers.userId} = ${userId} and ${customers.emailVerified})`;

export const deletePastOrders = async (db: Executor, condition: SQL): Promise<void> => {
  await db.delete(pastOrders).where(condition);
};
