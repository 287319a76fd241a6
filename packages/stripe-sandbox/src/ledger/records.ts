/**
 * The records of the ledger hold only what varies. `objects/*-view.ts` turns a record into Stripe's full object. Records
 * are never changed in place: an event holds the very version that it announced.
 */
type Metadata = Record<string, string>;

export interface Stored {
  id: string;
  /** Unix seconds. */
  created: number;
  /** No longer listed; a read returns only its id. */
  deleted?: true;
}

type Texts<Name extends string> = { [N in Name]?: string };

export type Address = Texts<'city' | 'country' | 'line1' | 'line2' | 'postal_code' | 'state'>;
export type BillingDetails = Texts<'email' | 'name' | 'phone'> & { address?: Address };
export type Shipping = Texts<'name' | 'phone' | 'carrier' | 'tracking_number'> & { address?: Address };

export interface Failure {
  type: 'card_error' | 'invalid_request_error';
  code: string;
  declineCode?: string;
  message: string;
  param?: string;
  charge?: string;
  paymentMethod?: PaymentMethodRecord;
}

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'requires_capture'
  | 'succeeded'
  | 'canceled';

export interface IntentRecord extends Stored {
  secret: string;
  amount: number;
  currency: string;
  status: IntentStatus;
  metadata: Metadata;
  paymentMethodTypes: string[];
  allowedTypes?: string[];
  automatic?: 'always' | 'never';
  captureMethod: 'automatic' | 'automatic_async' | 'manual';
  paymentMethod?: string;
  customer?: string;
  description?: string;
  receiptEmail?: string;
  shipping?: Shipping;
  amountCapturable?: number;
  amountReceived?: number;
  latestCharge?: string;
  lastFailure?: Failure;
  /** The page on which the payer authenticates. Without `returnUrl` Stripe.js opens a dialog. */
  nextAction?: { url: string; returnUrl?: string };
  authenticated?: true;
  /** Unix milliseconds at which a `processing` intent is decided. */
  settlesAt?: number;
  canceledAt?: number;
  cancellationReason?: string;
}

/** `general` is an inquiry: the bank asks first and moves no money. */
export type DisputeKind = 'fraudulent' | 'product_not_received' | 'general';

/** The behaviour of a test card or token when it is charged. */
export interface Behaviour {
  authenticate?: true;
  decline?: string;
  dispute?: DisputeKind;
  refund?: 'pending' | 'fails';
  riskLevel?: 'elevated' | 'highest';
  cvcCheck?: 'fail';
}

export interface CardRecord {
  brand: string;
  country: string;
  funding: 'credit' | 'debit' | 'prepaid';
  last4: string;
  expMonth: number;
  expYear: number;
  cvcCheck?: 'pass' | 'fail';
  postalCodeCheck?: 'pass';
  fingerprint: string;
}

type PaymentMethodType = 'card' | 'us_bank_account' | 'amazon_pay';

/** Keeps the last four digits and the test behaviour, never the card number. */
export interface PaymentMethodRecord extends Stored {
  type: PaymentMethodType;
  card?: CardRecord;
  bankLast4?: string;
  billing?: BillingDetails;
  behaviour: Behaviour;
  customer?: string;
  metadata: Metadata;
  spent?: true;
}

export interface ChargeRecord extends Stored {
  amount: number;
  currency: string;
  status: 'succeeded' | 'pending' | 'failed';
  captured: boolean;
  amountCaptured: number;
  amountRefunded: number;
  paymentIntent?: string;
  paymentMethod: PaymentMethodRecord;
  customer?: string;
  description?: string;
  receiptEmail?: string;
  shipping?: Shipping;
  metadata: Metadata;
  balanceTransaction?: string;
  disputed?: true;
  authenticated?: true;
  failure?: { code: string; declineCode?: string; message: string };
}

export interface RefundRecord extends Stored {
  amount: number;
  currency: string;
  charge: string;
  paymentIntent?: string;
  status: 'pending' | 'succeeded' | 'failed' | 'canceled';
  reason?: string;
  metadata: Metadata;
  balanceTransaction?: string;
  failureReason?: string;
  failureBalanceTransaction?: string;
  settlesAt?: number;
}

export interface CustomerRecord extends Stored {
  address?: Address;
  description?: string;
  email?: string;
  invoicePrefix: string;
  metadata: Metadata;
  name?: string;
  phone?: string;
  preferredLocales?: string[];
  shipping?: Shipping;
}

export interface DisputeRecord extends Stored {
  amount: number;
  currency: string;
  charge: string;
  paymentIntent?: string;
  reason: DisputeKind;
  status:
    | 'needs_response'
    | 'under_review'
    | 'won'
    | 'lost'
    | `warning_${'needs_response' | 'under_review' | 'closed'}`;
  brand: string;
  evidence: Record<string, string>;
  submissions: number;
  metadata: Metadata;
  balanceTransactions: string[];
}

export interface BalanceTransactionRecord extends Stored {
  amount: number;
  fee: number;
  currency: string;
  type: 'charge' | 'payment' | 'refund' | 'refund_failure' | 'adjustment';
  source: string;
  description?: string;
}

export interface WebhookEndpointRecord extends Stored {
  url: string;
  secret: string;
  enabledEvents: string[];
  status: 'enabled' | 'disabled';
  apiVersion?: string;
  description?: string;
  metadata: Metadata;
}

export interface Records {
  payment_intent: IntentRecord;
  payment_method: PaymentMethodRecord;
  charge: ChargeRecord;
  refund: RefundRecord;
  customer: CustomerRecord;
  dispute: DisputeRecord;
  balance_transaction: BalanceTransactionRecord;
  webhook_endpoint: WebhookEndpointRecord;
}

export type Kind = keyof Records;

/** A record with its kind, for rendering. */
export type Resource = { [K in Kind]: { kind: K; record: Records[K] } }[Kind];

export interface EventRecord extends Stored {
  type: string;
  resource: Resource;
  previous?: Record<string, unknown>;
  requestId?: string;
  idempotencyKey?: string;
  /** Written by an import, and never delivered. */
  imported?: true;
}

/** `lost` is the fault of that name; `failed` has used up its retries. */
export type DeliveryState = 'pending' | 'failed' | 'lost';
