import type Stripe from 'stripe';
import type {
  BalanceTransactionRecord,
  CustomerRecord,
  DisputeRecord,
  RefundRecord,
  WebhookEndpointRecord,
} from '../ledger/records';
import { toShipping, toStripe } from './to-stripe';

const daySeconds = 24 * 60 * 60;

export function refundView(refund: RefundRecord): Stripe.Refund {
  const { failureBalanceTransaction: failed, failureReason: reason } = refund;
  return toStripe<Stripe.Refund>('refund', refund, {
    ...(failed && { failure_balance_transaction: failed }),
    ...(reason && { failure_reason: reason }),
  });
}

export function customerView(customer: CustomerRecord): Stripe.Customer | Stripe.DeletedCustomer {
  if (customer.deleted) return { id: customer.id, object: 'customer', deleted: true };
  return toStripe<Stripe.Customer>('customer', customer, {
    address: customer.address ? toStripe('address', customer.address) : null,
    shipping: toShipping(customer.shipping) as Stripe.Customer.Shipping | null,
  });
}

export function balanceTransactionView(entry: BalanceTransactionRecord): Stripe.BalanceTransaction {
  const { amount, created, currency, fee, type } = entry;
  const processing = { amount: fee, application: null, currency, description: 'Stripe processing fees' };
  return toStripe<Stripe.BalanceTransaction>('balance_transaction', entry, {
    available_on: created + 2 * daySeconds,
    fee_details: fee === 0 ? [] : [{ ...processing, type: 'stripe_fee' }],
    net: amount - fee,
    reporting_category: type === 'adjustment' ? 'dispute' : type,
  });
}

/** Without the secret, which Stripe shows only when the endpoint is created. */
export const webhookEndpointView = (endpoint: WebhookEndpointRecord) =>
  toStripe<Stripe.WebhookEndpoint>('webhook_endpoint', endpoint);

const networkReasons = { fraudulent: '10.4', product_not_received: '13.1', general: '10.4' };
const evidenceDays = 9;

export const isClosed = ({ status }: DisputeRecord) => ['won', 'lost', 'warning_closed'].includes(status);

type Lookup = (id: string) => BalanceTransactionRecord | undefined;

export function disputeView(dispute: DisputeRecord, findBalanceTransaction: Lookup): Stripe.Dispute {
  const { brand, created, evidence, reason, submissions } = dispute;
  const isInquiry = reason === 'general';
  const card = { brand, case_type: isInquiry ? 'inquiry' : 'chargeback', network: brand } as const;
  return toStripe<Stripe.Dispute>('dispute', dispute, {
    balance_transactions: dispute.balanceTransactions
      .flatMap((id) => findBalanceTransaction(id) ?? [])
      .map(balanceTransactionView),
    evidence: toStripe<Stripe.Dispute.Evidence>('evidence', evidence, { enhanced_evidence: {} }),
    evidence_details: {
      due_by: isClosed(dispute) ? null : created + evidenceDays * daySeconds,
      enhanced_eligibility: {},
      has_evidence: Object.keys(evidence).length > 0,
      past_due: false,
      submission_count: submissions,
      submission_method: submissions > 0 ? 'manual' : 'not_submitted',
    },
    is_charge_refundable: isInquiry,
    network_reason_code: networkReasons[reason],
    payment_method_details: { card: { ...card, network_reason_code: networkReasons[reason] }, type: 'card' },
  });
}
