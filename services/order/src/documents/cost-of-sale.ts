import { euCountryCodes } from '@shopwright/contracts/countries';
import { centsFromDecimal, decimalFromCents } from '@shopwright/contracts/money';
import { percentFromRate } from '@shopwright/contracts/pricing/percent';
import type { Place } from '@shopwright/contracts/pricing/place';
import type { TaxPart } from '@shopwright/contracts/pricing/tax';
import type { Cost, UntaxedReason } from '../db/invoice-tables';
import type { ChargeRow, orderQuotes } from '../db/selling-tables';

type Quoted = Pick<typeof orderQuotes.$inferSelect, 'input' | 'lines' | 'exemption'>;
type Charge = Pick<ChargeRow, 'type' | 'subjectId' | 'amount' | 'taxable'>;

/** Returns what each product of an order costs, and its shipping, a cost for each rate. */
export function toCosts(quoted: Quoted, charges: readonly Charge[], total: string) {
  const lines = new Map<number, Cost>();
  quoted.input.lines.forEach(({ productId, needsShipping }, index) => {
    const line = quoted.lines[index];
    if (line) lines.set(productId, toCost(quoted, line.paid, line.taxes, needsShipping));
  });
  return { lines, shipping: listShipping(quoted, charges, centsFromDecimal(total)) };
}

/** The order's taxes are those of its lines and of its shipping, so what the lines leave is that of the shipping. */
function listShipping(quoted: Quoted, charges: readonly Charge[], totalCents: number): Cost[] {
  const paid = totalCents - quoted.lines.reduce((sum, line) => sum + line.paid, 0);
  if (paid === 0) return [];
  const sold = quoted.lines.flatMap(({ taxes }) => taxes);
  const parts = charges.flatMap(({ type, subjectId, amount, taxable }): TaxPart[] => {
    if (type !== 'tax') return [];
    const own = sold.filter(({ rateId }) => rateId === subjectId);
    const left = {
      rateId: subjectId,
      taxable: centsFromDecimal(taxable ?? '0') - own.reduce((sum, part) => sum + part.taxable, 0),
      amount: centsFromDecimal(amount) - own.reduce((sum, part) => sum + part.amount, 0),
    };
    return left.taxable > 0 ? [left] : [];
  });
  const worth = (part: TaxPart) => part.taxable + part.amount;
  // Taxes of several kinds are on the same amount, which cannot be divided among them.
  const isDivided = parts.reduce((sum, part) => sum + worth(part), 0) <= paid;
  if (!isDivided) return [toCost(quoted, paid, parts, true)];
  const rest = paid - parts.reduce((sum, part) => sum + worth(part), 0);
  return [
    ...parts.map((part) => toCost(quoted, worth(part), [part], true)),
    ...(rest > 0 ? [toCost(quoted, rest, [], true)] : []),
  ];
}

function toCost(quoted: Quoted, paid: number, parts: readonly TaxPart[], isShipped: boolean): Cost {
  const untaxed = parts.length > 0 ? undefined : findReason(quoted, isShipped);
  return {
    paid: decimalFromCents(paid),
    taxes: parts.map(({ rateId, taxable, amount }) => {
      const rate = quoted.input.tax?.rates.find(({ id }) => id === rateId);
      return {
        label: rate?.name ?? '',
        rate: percentFromRate(rate?.rate ?? 0),
        net: decimalFromCents(taxable),
        amount: decimalFromCents(amount),
      };
    }),
    ...(untaxed && { untaxed }),
  };
}

function findReason({ exemption, input }: Quoted, isShipped: boolean): UntaxedReason | undefined {
  if (exemption === 'reverse_charge') return isShipped ? 'intra_community' : 'reverse_charge';
  if (exemption === 'exempt') return 'exempt';
  const to = findDestination(input);
  const isExport = input.tax && to && isInUnion(input.tax.origin) && !isInUnion(to);
  return isExport && isShipped ? 'export' : undefined;
}

const isInUnion = ({ country }: Place): boolean => euCountryCodes.includes(country);

/** Returns where goods are delivered, or collected. */
export function findDestination({ shipping, shippingChoiceId, destination }: Quoted['input']): Place | undefined {
  return shipping?.pickupPlaces.find(({ id }) => id === shippingChoiceId)?.place ?? destination;
}
