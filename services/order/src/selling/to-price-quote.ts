import type { PriceQuote } from '@shopwright/contracts/http/quotes';
import { needsAddress } from '@shopwright/contracts/http/selling';
import { decimalFromCents } from '@shopwright/contracts/money';
import { percentFromRate } from '@shopwright/contracts/pricing/percent';
import { toCharges, toTotalRows } from '../orders/total-rows';
import type { Price, Sale } from './compute-price';

/** Writes a price as browsers read it. */
export function toPriceQuote(
  { input, quote, vatNumberState }: Price,
  { lines, currency, selling }: Pick<Sale, 'lines' | 'currency' | 'selling'>,
): PriceQuote {
  const rates = new Map(input.tax?.rates.map((rate) => [rate.id, rate]));
  const discountNames = new Map(input.discounts?.map(({ id, name }) => [id, name]));
  const details = listChoiceDetails(selling);
  return {
    currency,
    lines: quote.lines.map((line, index) => ({
      productId: lines[index]?.productId ?? 0,
      name: lines[index]?.localName ?? lines[index]?.name ?? '',
      quantity: lines[index]?.quantity ?? 0,
      unitPrice: decimalFromCents(line.unitPrice),
      gross: decimalFromCents(line.gross),
      discounts: line.discounts.map(({ discountId, amount }) => ({
        label: discountNames.get(discountId) ?? '',
        amount: decimalFromCents(amount),
      })),
      taxes: line.taxes.map(({ rateId, amount }) => ({
        label: rates.get(rateId)?.name ?? '',
        rate: percentFromRate(rates.get(rateId)?.rate ?? 0),
        amount: decimalFromCents(amount),
      })),
      total: decimalFromCents(line.paid),
    })),
    shippingChoices: quote.shippingChoices.map(({ id, type, name, price, discount }) => ({
      id,
      type,
      name,
      price: decimalFromCents(price),
      discount: decimalFromCents(discount),
      ...details.get(id),
    })),
    totals: toTotalRows(toCharges(quote), decimalFromCents(quote.subtotal), decimalFromCents(quote.total)),
    total: decimalFromCents(quote.total),
    refused: quote.refused.map((refused) => ({
      type: refused.type,
      ...(refused.type === 'discount' && refused.code !== undefined && { code: refused.code }),
      reason: refused.reason,
    })),
    needsAddress: needsAddress(selling.settings),
    needsShipping: selling.settings.shipping !== null && lines.some(({ needsShipping }) => needsShipping ?? true),
    ...(quote.exemption && { exemption: quote.exemption }),
    ...(vatNumberState && { vatNumberState }),
  };
}

type ChoiceDetails = Pick<PriceQuote['shippingChoices'][number], 'daysFrom' | 'daysTo' | 'address' | 'hours'>;

function listChoiceDetails({ settings: { shipping } }: Sale['selling']): ReadonlyMap<string, ChoiceDetails> {
  const rates = shipping?.zones.flatMap((zone) => zone.rates) ?? [];
  return new Map<string, ChoiceDetails>([
    ...rates.map(({ id, daysFrom, daysTo }) => [id, { daysFrom, daysTo }] as const),
    ...(shipping?.pickupPlaces ?? []).map(({ id, address, hours }) => [id, { address, hours }] as const),
  ]);
}
