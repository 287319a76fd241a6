import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { CustomerDetail, putTaxExemption } from '@shopwright/contracts/http/customers';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq } from 'drizzle-orm';
import { taxExemptions } from '../db/customer-tables';
import type { OrderDeps } from '../deps';
import type { Author } from '../orders/record-event';
import { getCustomer } from './get-customer';
import { getCustomerRow } from './list-customers';

/** An account only: anyone may type the email address of a guest. Of two changes of the same version one gets `conflict`. */
export async function setTaxExemption(
  deps: OrderDeps,
  id: number,
  { reason, version }: BodyOf<typeof putTaxExemption>,
  author: Author,
): Promise<CustomerDetail> {
  const { db } = deps.database;
  const { userId } = await getCustomerRow(db, id);
  if (userId === null) throw new AppError('conflict', 'Only a customer with an account can be exempt from tax');
  const row = { reason, version: version + 1, authorId: author.userId ?? null, updatedAt: deps.now() };
  const written =
    version === 0
      ? await db
          .insert(taxExemptions)
          .values({ ...row, userId })
          .onConflictDoNothing()
          .returning()
      : await db
          .update(taxExemptions)
          .set(row)
          .where(and(eq(taxExemptions.userId, userId), eq(taxExemptions.version, version)))
          .returning();
  const customer = await getCustomer(deps, id);
  if (written.length > 0) return customer;
  const message = 'Someone else changed the exemption meanwhile';
  throw new AppError('conflict', message, { fields: [{ path: 'version', message }], details: customer });
}
