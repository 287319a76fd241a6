import { type Currency, centsPerUnit } from '@shopwright/contracts/currencies';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { rateFromPercent } from '@shopwright/contracts/pricing/percent';
import { fullRate, roundShare } from '@shopwright/contracts/pricing/rounding';
import { fieldError } from '@shopwright/service-kit/errors';
import type { CreditNoteContent } from '../db/credit-note-tables';
import type { Cost, InvoiceContent, UntaxedReason } from '../db/invoice-tables';

/** A category of UNTDID 5305, with its rate in percent. */
export interface VatCategory {
  code: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G';
  rate: string;
  untaxed?: UntaxedReason;
}

interface Amount {
  netCents: number;
  category: VatCategory;
}

/** The amounts of an e-invoice as EN 16931 adds them up. Net amounts, in cents. */
export interface EInvoiceAmounts {
  lines: (Amount & { name: string; quantity: number })[];
  allowances: Amount[];
  charges: Amount[];
  taxes: (Amount & { taxCents: number })[];
}

const codes = { intra_community: 'K', reverse_charge: 'AE', export: 'G', exempt: 'E' } as const;

function toCategory({ taxes, untaxed }: Cost): VatCategory {
  const [tax, ...others] = taxes;
  if (others.length > 0) throw fieldError('unprocessable', 'taxes', 'An e-invoice has one tax for each line');
  if (tax) return { code: Number(tax.rate) === 0 ? 'Z' : 'S', rate: tax.rate };
  if (untaxed) return { code: codes[untaxed], rate: '0', untaxed };
  throw fieldError('unprocessable', 'taxes', 'An e-invoice says of each line which tax it has, or why it has none');
}

/**
 * Returns what an invoice adds up: the lines before discounts, the discounts as allowances, the shipping as charges, each net.
 * Taxes are those that were charged, rounded by line, and never computed again.
 */
export function toInvoiceAmounts({ lines, shipping = [], totals, currency }: InvoiceContent): EInvoiceAmounts {
  const isIncluded = totals?.some((row) => row.isIncluded) ?? false;
  const sold = lines.map(({ name, quantity, price, cost }) => {
    const charged = toCharged(cost);
    const grossCents = centsFromDecimal(price) * quantity;
    const netCents = isIncluded ? withoutTax(grossCents, charged.category, currency) : grossCents;
    return { name, quantity, charged, line: { name, quantity, netCents, category: charged.category } };
  });
  const charges = shipping.map(toCharged);
  return {
    lines: sold.map(({ line }) => line),
    allowances: addUp(
      sold.map(({ line, charged }) => ({ ...charged, netCents: line.netCents - charged.netCents, taxCents: 0 })),
    ).filter(({ netCents }) => netCents > 0),
    charges,
    taxes: addUp([...sold.map(({ charged }) => charged), ...charges]),
  };
}

/** The parts of the invoice that a refund returns. What is no unit of a line has a line of this name. */
export function toCreditNoteAmounts({ lines, rest = [] }: CreditNoteContent, restName: string): EInvoiceAmounts {
  const credited = [...lines, ...rest.map((cost) => ({ name: restName, quantity: 1, cost }))].map(
    ({ name, quantity, cost }) => ({ name, quantity, ...toCharged(cost) }),
  );
  return { lines: credited, allowances: [], charges: [], taxes: addUp(credited) };
}

function toCharged(cost: Cost | undefined): Amount & { taxCents: number } {
  if (!cost) throw fieldError('unprocessable', 'taxes', 'This document was issued without the tax of its lines');
  const taxCents = sumOf(cost.taxes.map(({ amount }) => centsFromDecimal(amount)));
  return { netCents: centsFromDecimal(cost.paid) - taxCents, taxCents, category: toCategory(cost) };
}

/** Rounds as the quote did, so that a line without discount has exactly its net amount. */
function withoutTax(grossCents: number, { rate }: VatCategory, currency: Currency): number {
  const part = rateFromPercent(rate);
  return grossCents - roundShare(grossCents, part, fullRate + part, centsPerUnit(currency));
}

/** Adds up the amounts of each category and rate. */
function addUp(amounts: readonly (Amount & { taxCents: number })[]): (Amount & { taxCents: number })[] {
  const sums = new Map<string, Amount & { taxCents: number }>();
  for (const { category, netCents, taxCents } of amounts) {
    const key = `${category.code} ${Number(category.rate)}`;
    const sum = sums.get(key);
    sums.set(key, {
      category,
      netCents: netCents + (sum?.netCents ?? 0),
      taxCents: taxCents + (sum?.taxCents ?? 0),
    });
  }
  return [...sums.values()];
}

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Returns the totals by their rules BR-CO-10 to BR-CO-15. */
export function addUpTotals({ lines, allowances, charges, taxes }: EInvoiceAmounts) {
  const net = (amounts: readonly Amount[]) => sumOf(amounts.map(({ netCents }) => netCents));
  const [linesCents, allowancesCents, chargesCents] = [net(lines), net(allowances), net(charges)];
  const taxCents = sumOf(taxes.map((tax) => tax.taxCents));
  const netCents = linesCents - allowancesCents + chargesCents;
  return { linesCents, allowancesCents, chargesCents, netCents, taxCents, totalCents: netCents + taxCents };
}
