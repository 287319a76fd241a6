import type Stripe from 'stripe';
import type { BalanceTransactionRecord, CustomerRecord, RefundRecord, WebhookEndpointRecord } from '../ledger/records';
import { addressView, shippingView } from './address-view';

export function refundView(refund: RefundRecord): Stripe.Refund {
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    balance_transaction: refund.balanceTransaction ?? null,
    charge: refund.charge,
    created: refund.created,
    currency: refund.currency,
    customer: null,
    customer_account: null,
    destination_details: { card: { type: 'refund' }, type: 'card' },
    ...(refund.failureBalanceTransaction && { failure_balance_transaction: refund.failureBalanceTransaction }),
    ...(refund.failureReason && { failure_reason: refund.failureReason }),
    metadata: refund.metadata,
    payment_intent: refund.paymentIntent ?? null,
    payment_method: null,
    reason: (refund.reason as Stripe.Refund.Reason) ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: refund.status,
    transfer_reversal: null,
  } satisfies Stripe.Refund;
}

export function customerView(customer: CustomerRecord): Stripe.Customer | Stripe.DeletedCustomer {
  if (customer.deleted) return { id: customer.id, object: 'customer', deleted: true };
  return {
    id: customer.id,
    object: 'customer',
    address: customer.address ? addressView(customer.address) : null,
    balance: 0,
    created: customer.created,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: customer.description ?? null,
    discount: null,
    email: customer.email ?? null,
    invoice_prefix: customer.invoicePrefix,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: customer.metadata,
    name: customer.name ?? null,
    next_invoice_sequence: 1,
    phone: customer.phone ?? null,
    preferred_locales: customer.preferredLocales ?? [],
    shipping: shippingView(customer.shipping) as Stripe.Customer.Shipping | null,
    tax_exempt: 'none',
    test_clock: null,
  } satisfies Stripe.Customer;
}

export function balanceTransactionView(entry: BalanceTransactionRecord): Stripe.BalanceTransaction {
  return {
    id: entry.id,
    object: 'balance_transaction',
    amount: entry.amount,
    available_on: entry.created + 2 * 24 * 60 * 60,
    balance_type: 'payments',
    created: entry.created,
    currency: entry.currency,
    description: entry.description ?? null,
    exchange_rate: null,
    fee: entry.fee,
    fee_details:
      entry.fee === 0
        ? []
        : [
            {
              amount: entry.fee,
              application: null,
              currency: entry.currency,
              description: 'Stripe processing fees',
              type: 'stripe_fee',
            },
          ],
    net: entry.amount - entry.fee,
    reporting_category: entry.type === 'adjustment' ? 'dispute' : entry.type,
    source: entry.source,
    status: 'pending',
    type: entry.type,
  } satisfies Stripe.BalanceTransaction;
}

/** Includes the secret, which Stripe shows only when the endpoint is created. */
export function webhookEndpointView(endpoint: WebhookEndpointRecord): Stripe.WebhookEndpoint {
  return {
    id: endpoint.id,
    object: 'webhook_endpoint',
    api_version: endpoint.apiVersion ?? null,
    application: null,
    created: endpoint.created,
    description: endpoint.description ?? null,
    enabled_events: endpoint.enabledEvents,
    livemode: false,
    metadata: endpoint.metadata,
    status: endpoint.status,
    url: endpoint.url,
  } satisfies Stripe.WebhookEndpoint;
}
