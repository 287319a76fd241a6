import type { CallInput } from '@shopwright/contracts/endpoint';
import * as customers from '@shopwright/contracts/http/customers';
import * as orderDesk from '@shopwright/contracts/http/order-desk';
import * as products from '@shopwright/contracts/http/products';
import { call } from '../../lib/api-client';

export const listOrders = (query: CallInput<typeof orderDesk.listOrders>['query'], signal: AbortSignal) =>
  call(orderDesk.listOrders, { query, signal });

export const getOrder = (id: string, signal: AbortSignal) => call(orderDesk.getDeskOrder, { params: { id }, signal });

export const listCustomers = (query: CallInput<typeof customers.listCustomers>['query'], signal: AbortSignal) =>
  call(customers.listCustomers, { query, signal });

export const listProducts = (query: CallInput<typeof products.listProducts>['query'], signal: AbortSignal) =>
  call(products.listProducts, { query, signal });
