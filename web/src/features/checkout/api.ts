import type { CallInput } from '@shopwright/contracts/endpoint';
import * as orderTracking from '@shopwright/contracts/http/order-tracking';
import * as orders from '@shopwright/contracts/http/orders';
import { getQuote } from '@shopwright/contracts/http/quotes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client';

export const createPaymentIntent = (body: CallInput<typeof orders.createPaymentIntent>['body']) =>
  call(orders.createPaymentIntent, { body });

export const startPayment = (paymentIntentId: string, signal: AbortSignal) =>
  call(orders.startPayment, { params: { paymentIntentId }, signal });

export const recordOrder = (body: CallInput<typeof orders.recordOrder>['body']) => call(orders.recordOrder, { body });

export const getPlacedOrder = (paymentIntentId: string) =>
  call(orderTracking.getPlacedOrder, { params: { paymentIntentId } });

export const placedOrderKey = (paymentIntentId: string | undefined) => ['placed-order', paymentIntentId];

export const placedOrderQuery = (paymentIntentId: string) =>
  queryOptions({ queryKey: placedOrderKey(paymentIntentId), queryFn: () => getPlacedOrder(paymentIntentId) });

export const readQuote = (body: CallInput<typeof getQuote>['body'], signal: AbortSignal) =>
  call(getQuote, { body, signal });
