import type { ResponseOf } from '@shopwright/contracts/endpoint';
import type { getOrderForEmail } from '@shopwright/contracts/http/internal-orders';
import type { OrderReturn, ReturnState } from '@shopwright/contracts/http/order-returns';

/** An order with all that an email about it may say. */
export type UpdatedOrder = ResponseOf<typeof getOrderForEmail>;
type Shipment = UpdatedOrder['shipments'][number];

/** The updates of which a customer is told. */
export type OrderUpdate =
  | { kind: 'shipped'; shipment: Shipment }
  | { kind: 'delivered' }
  | { kind: 'withdrawal-link' }
  | { kind: 'refunded'; refundId: number; amountCents: number; isFull: boolean }
  | { kind: 'return'; state: ReturnState; returned: OrderReturn }
  | { kind: 'message'; body: string }
  | { kind: 'payment-failed' };
