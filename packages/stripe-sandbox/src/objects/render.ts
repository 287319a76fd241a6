import type { EventRecord, Kind, Records, Resource } from '../ledger/records';
import type { Audience } from '../ledger/transaction';
import { chargeView } from './charge-view';

import { paymentIntentView, publicPaymentIntentView } from './payment-intent-view';
import { paymentMethodView } from './payment-method-view';
import { balanceTransactionView, customerView, disputeView, refundView, webhookEndpointView } from './small-views';

export const apiVersion = '2026-10-28.endive';

export type StripeObject = Record<string, unknown>;

/** Finds records by id: the ledger, or a transaction that also knows its own writes. */
export interface Reader {
  get<K extends Kind>(kind: K, id: string): Records[K] | undefined;
}

/** Turns a record into the object that the API returns. */
export function render(resource: Resource, reader: Reader, audience: Audience = 'secret'): StripeObject {
  return { ...view(resource, reader, audience) } as StripeObject;
}

function view({ kind, record }: Resource, reader: Reader, audience: Audience): object {
  switch (kind) {
    case 'payment_intent':
      return audience === 'secret' ? paymentIntentView(record) : publicPaymentIntentView(record);
    case 'payment_method':
      return paymentMethodView(record);
    case 'charge':
      return chargeView(record);
    case 'refund':
      return refundView(record);
    case 'customer':
      return customerView(record);
    case 'dispute':
      return disputeView(record, (id) => reader.get('balance_transaction', id));
    case 'balance_transaction':
      return balanceTransactionView(record);
    case 'webhook_endpoint':
      return webhookEndpointView(record);
  }
}

export function renderEvent(event: EventRecord, reader: Reader, pendingWebhooks: number): StripeObject {
  return {
    id: event.id,
    object: 'event',
    api_version: apiVersion,
    created: event.created,
    data: {
      object: render(event.resource, reader),
      ...(event.previous && { previous_attributes: event.previous }),
    },
    livemode: false,
    pending_webhooks: pendingWebhooks,
    request: { id: event.requestId ?? null, idempotency_key: event.idempotencyKey ?? null },
    type: event.type,
  };
}
