import type Stripe from 'stripe';
import type { BalanceTransactionRecord, DisputeRecord } from '../ledger/records';
import { balanceTransactionView } from './small-views';

export const evidenceFields = [
  'access_activity_log',
  'billing_address',
  'cancellation_policy',
  'cancellation_policy_disclosure',
  'cancellation_rebuttal',
  'customer_communication',
  'customer_email_address',
  'customer_name',
  'customer_purchase_ip',
  'customer_signature',
  'duplicate_charge_documentation',
  'duplicate_charge_explanation',
  'duplicate_charge_id',
  'product_description',
  'receipt',
  'refund_policy',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'service_date',
  'service_documentation',
  'shipping_address',
  'shipping_carrier',
  'shipping_date',
  'shipping_documentation',
  'shipping_tracking_number',
  'uncategorized_file',
  'uncategorized_text',
] as const;

const networkReasons = { fraudulent: '10.4', product_not_received: '13.1', general: '10.4' };

export const isClosed = ({ status }: DisputeRecord) => ['won', 'lost', 'warning_closed'].includes(status);
const evidenceDays = 9;

type Lookup = (id: string) => BalanceTransactionRecord | undefined;

export function disputeView(dispute: DisputeRecord, balanceTransaction: Lookup): Stripe.Dispute {
  const evidence = Object.fromEntries(evidenceFields.map((field) => [field, dispute.evidence[field] ?? null]));
  return {
    id: dispute.id,
    object: 'dispute',
    amount: dispute.amount,
    balance_transactions: dispute.balanceTransactions.flatMap((id) => {
      const entry = balanceTransaction(id);
      return entry ? [balanceTransactionView(entry)] : [];
    }),
    charge: dispute.charge,
    created: dispute.created,
    currency: dispute.currency,
    enhanced_eligibility_types: [],
    evidence: { ...(evidence as Record<(typeof evidenceFields)[number], string | null>), enhanced_evidence: {} },
    evidence_details: {
      due_by: isClosed(dispute) ? null : dispute.created + evidenceDays * 24 * 60 * 60,
      enhanced_eligibility: {},
      has_evidence: Object.keys(dispute.evidence).length > 0,
      past_due: false,
      submission_count: dispute.submissions,
      submission_method: dispute.submissions > 0 ? 'manual' : 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: dispute.reason === 'general',
    livemode: false,
    metadata: dispute.metadata,
    network_reason_code: networkReasons[dispute.reason],
    payment_intent: dispute.paymentIntent ?? null,
    payment_method_details: {
      card: {
        brand: dispute.brand,
        case_type: dispute.reason === 'general' ? 'inquiry' : 'chargeback',
        network: dispute.brand,
        network_reason_code: networkReasons[dispute.reason],
      },
      type: 'card',
    },
    reason: dispute.reason,
    status: dispute.status,
  } satisfies Stripe.Dispute;
}
