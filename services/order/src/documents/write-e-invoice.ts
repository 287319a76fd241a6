import { defaultTimeZone } from '@shopwright/contracts/http/store-settings';
import { centsFromDecimal, decimalFromCents } from '@shopwright/contracts/money';
import { toStoreDay } from '@shopwright/contracts/store-day';
import { fieldError } from '@shopwright/service-kit/errors';
import { leaf, node } from '@shopwright/service-kit/xml';
import type { InvoiceContent } from '../db/invoice-tables';
import type { CreditNoteSource } from './compose-credit-note';
import type { DocumentSource } from './compose-document';
import type { IssuedSource } from './document-content';
import texts from './document-texts.json' with { type: 'json' };
import {
  addUpTotals,
  type EInvoiceAmounts,
  toCreditNoteAmounts,
  toInvoiceAmounts,
  type VatCategory,
} from './e-invoice-amounts';
import { isXRechnung, writeCustomer, writeSeller } from './e-invoice-parties';

const profiles = {
  en16931: 'urn:cen.eu:en16931:2017',
  xRechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
};
const process = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const namespaces = {
  cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
};
const exemptionCodes: Partial<Record<VatCategory['code'], string>> = {
  K: 'VATEX-EU-IC',
  AE: 'VATEX-EU-AE',
  G: 'VATEX-EU-G',
};
/** UNTDID 4461: an online payment service, cash, or not defined: a transfer would have to name the account of the store. */
const paymentCodes = { stripe: '68', cash: '10', transfer: '1', invoice: '1' } as const;

/** UNTDID 1001. A credit note that failed is taken back by an invoice that corrects it. */
const typeCodes = { invoice: '380', credit_note: '381', cancellation: '384' } as const;

interface EInvoice extends IssuedSource {
  kind: keyof typeof typeCodes;
  currency: string;
  amounts: EInvoiceAmounts;
  totalCents: number;
  paidCents: number;
  /** When the store got the money; where that is before the goods are delivered, it is the tax point. */
  suppliedAt: Date;
  source?: InvoiceContent['source'];
  dueOn?: string;
  content: Parameters<typeof writeCustomer>[1] & { exemptionReason?: string };
  /** The document that this one corrects. */
  corrected?: { number: string; issuedAt?: string };
}

/** Writes an invoice as EN 16931 asks for, in UBL 2.1. All amounts are those that were invoiced. */
export function writeInvoice(source: DocumentSource): Buffer {
  const { content, issuedAt } = source;
  return write({
    ...source,
    kind: 'invoice',
    currency: content.currency,
    amounts: toInvoiceAmounts(content),
    totalCents: centsFromDecimal(content.total),
    paidCents: centsFromDecimal(content.paid),
    source: content.source,
    dueOn: content.dueOn,
    suppliedAt: content.paidAt ? new Date(content.paidAt) : issuedAt,
  });
}

/** Writes a credit note, or the correction of one. It is settled by the refund; where there is none, nobody had paid the invoice. */
export function writeCreditNote(source: CreditNoteSource): Buffer {
  const { kind, content, amount, issuedAt, languages, refundId } = source;
  const text = texts[languages[1]];
  const isUnpaid = refundId === null || content.isUnpaid === true;
  const { cancelledNumber, invoiceNumber, invoiceIssuedAt } = content;
  return write({
    ...source,
    kind,
    currency: content.currency,
    amounts: toCreditNoteAmounts(content, refundId === null ? text.shipping : text.refundedAmount),
    totalCents: centsFromDecimal(amount),
    paidCents: isUnpaid ? 0 : centsFromDecimal(amount),
    ...(isUnpaid && { source: 'invoice' as const }),
    suppliedAt: invoiceIssuedAt ? new Date(invoiceIssuedAt) : issuedAt,
    corrected: cancelledNumber ? { number: cancelledNumber } : { number: invoiceNumber, issuedAt: invoiceIssuedAt },
  });
}

function write(source: EInvoice): Buffer {
  const { kind, number, issuedAt, seller, customer, content, amounts, corrected, orderId } = source;
  const name = kind === 'credit_note' ? 'CreditNote' : 'Invoice';
  const day = (at: Date | string) => toStoreDay(new Date(at), seller.timeZone ?? defaultTimeZone);
  const typeCode = leaf(`cbc:${name}TypeCode`, typeCodes[kind]);
  const taxPoint = kind === 'invoice' ? leaf('cbc:TaxPointDate', day(source.suppliedAt)) : '';
  const reference = corrected && [
    leaf('cbc:ID', corrected.number),
    corrected.issuedAt ? leaf('cbc:IssueDate', day(corrected.issuedAt)) : '',
  ];
  const parts = [
    leaf('cbc:CustomizationID', isXRechnung(seller) ? profiles.xRechnung : profiles.en16931),
    leaf('cbc:ProfileID', process),
    leaf('cbc:ID', number),
    leaf('cbc:IssueDate', day(issuedAt)),
    source.dueOn ? leaf('cbc:DueDate', source.dueOn) : '',
    typeCode,
    taxPoint,
    leaf('cbc:DocumentCurrencyCode', source.currency.toUpperCase()),
    leaf('cbc:BuyerReference', `#${orderId}`),
    node('cac:OrderReference', leaf('cbc:ID', `#${orderId}`)),
    reference ? node('cac:BillingReference', node('cac:InvoiceDocumentReference', ...reference)) : '',
    writeSeller(seller, amounts),
    writeCustomer(customer, content),
    node(
      'cac:Delivery',
      leaf('cbc:ActualDeliveryDate', day(source.suppliedAt)),
      node(
        'cac:DeliveryLocation',
        node('cac:Address', node('cac:Country', leaf('cbc:IdentificationCode', content.destination))),
      ),
    ),
    node('cac:PaymentMeans', leaf('cbc:PaymentMeansCode', paymentCodes[source.source ?? 'stripe'])),
    ...writeAmounts(source, name),
  ];
  const xmlns = `xmlns="urn:oasis:names:specification:ubl:schema:xsd:${name}-2" xmlns:cac="${namespaces.cac}" xmlns:cbc="${namespaces.cbc}"`;
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n<${name} ${xmlns}>${parts.join('')}</${name}>\n`);
}

function writeAmounts(
  { kind, amounts, totalCents, paidCents, currency, languages, content }: EInvoice,
  name: 'Invoice' | 'CreditNote',
): string[] {
  const { lines, allowances, charges, taxes } = amounts;
  const text = texts[languages[1]];
  const totals = addUpTotals(amounts);
  if (totals.totalCents !== totalCents) {
    throw fieldError('unprocessable', 'taxes', 'This document was issued without the tax of all its amounts');
  }
  const money = (element: string, cents: number) =>
    leaf(element, decimalFromCents(cents), { currencyID: currency.toUpperCase() });
  const category = (element: string, { code, rate }: VatCategory, ...reason: string[]) =>
    node(
      element,
      leaf('cbc:ID', code),
      leaf('cbc:Percent', rate),
      ...reason,
      node('cac:TaxScheme', leaf('cbc:ID', 'VAT')),
    );
  const reasonOf = ({ code, untaxed }: VatCategory) =>
    untaxed
      ? [
          leaf('cbc:TaxExemptionReasonCode', exemptionCodes[code]),
          leaf('cbc:TaxExemptionReason', (untaxed === 'exempt' && content.exemptionReason) || text[untaxed]),
        ]
      : [];
  const adjust = (isCharge: boolean, reason: string) => (amount: EInvoiceAmounts['charges'][number]) =>
    node(
      'cac:AllowanceCharge',
      leaf('cbc:ChargeIndicator', String(isCharge)),
      leaf('cbc:AllowanceChargeReason', reason),
      money('cbc:Amount', amount.netCents),
      category('cac:TaxCategory', amount.category),
    );
  return [
    ...allowances.map(adjust(false, text.discount)),
    ...charges.map(adjust(true, text.shipping)),
    node(
      'cac:TaxTotal',
      money('cbc:TaxAmount', totals.taxCents),
      ...taxes.map((tax) =>
        node(
          'cac:TaxSubtotal',
          money('cbc:TaxableAmount', tax.netCents),
          money('cbc:TaxAmount', tax.taxCents),
          category('cac:TaxCategory', tax.category, ...reasonOf(tax.category)),
        ),
      ),
    ),
    node(
      'cac:LegalMonetaryTotal',
      money('cbc:LineExtensionAmount', totals.linesCents),
      money('cbc:TaxExclusiveAmount', totals.netCents),
      money('cbc:TaxInclusiveAmount', totals.totalCents),
      money('cbc:AllowanceTotalAmount', totals.allowancesCents),
      money('cbc:ChargeTotalAmount', totals.chargesCents),
      money('cbc:PrepaidAmount', paidCents),
      money('cbc:PayableAmount', totals.totalCents - paidCents),
    ),
    ...lines.map((line, index) =>
      node(
        `cac:${name}Line`,
        leaf('cbc:ID', String(index + 1)),
        leaf(kind === 'credit_note' ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity', String(line.quantity), {
          unitCode: 'C62',
        }),
        money('cbc:LineExtensionAmount', line.netCents),
        node('cac:Item', leaf('cbc:Name', line.name), category('cac:ClassifiedTaxCategory', line.category)),
        // The price of all units, since the net amount of one may be no whole cents.
        node(
          'cac:Price',
          money('cbc:PriceAmount', line.netCents),
          leaf('cbc:BaseQuantity', String(line.quantity), { unitCode: 'C62' }),
        ),
      ),
    ),
  ];
}
