import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import type { PriceQuote } from '@shopwright/contracts/http/quotes';
import type { SellingSettings } from '@shopwright/contracts/http/selling';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { eq } from 'drizzle-orm';
import { vatDecisions } from '../db/selling-tables';

type VatDecision = NonNullable<NonNullable<OrderDetail['selling']>['vatDecision']>;

/** Without what people write between its letters and digits. */
export const toPlainNumber = (vatNumber: string): string => vatNumber.toUpperCase().replace(/[^A-Z0-9]/g, '');

export async function readVatDecision(rows: Executor, vatNumber: string): Promise<VatDecision> {
  const [row] = await rows
    .select()
    .from(vatDecisions)
    .where(eq(vatDecisions.number, toPlainNumber(vatNumber)));
  return { decision: row?.decision ?? null, reference: row?.reference ?? '', version: row?.version ?? 0 };
}

/** Tells whether a number with the right check digits takes the tax away. */
export async function readVatState(
  rows: Executor,
  vatNumber: string,
  { vatNumbers }: Pick<NonNullable<SellingSettings['tax']>, 'vatNumbers'>,
): Promise<NonNullable<PriceQuote['vatNumberState']>> {
  const { decision } = await readVatDecision(rows, vatNumber);
  if (decision === 'rejected') return 'rejected';
  return decision === 'confirmed' || vatNumbers !== 'confirmed' ? 'accepted' : 'unconfirmed';
}
