import type { CustomerDetail } from '@shopwright/contracts/http/customers';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { eq } from 'drizzle-orm';
import { taxExemptions } from '../db/customer-tables';

/** Returns what staff decided about the tax of an account; nothing for a guest. */
export async function readTaxExemption(rows: Executor, userId: number | null): Promise<CustomerDetail['taxExemption']> {
  if (userId === null) return undefined;
  const [row] = await rows.select().from(taxExemptions).where(eq(taxExemptions.userId, userId));
  return { reason: row?.reason ?? null, version: row?.version ?? 0 };
}
