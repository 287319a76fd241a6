import { describe, expect, it } from 'vitest';
import { defaultPriority, maxPriority } from './priority';
import { endpointGroups, publicEndpoints } from './public-endpoints';

const namesOf = (priority: string) =>
  endpointGroups
    .flatMap(({ file }) => Object.entries(file))
    .filter(([, value]) => (value as { priority?: unknown }).priority === priority && 'response' in (value as object))
    .map(([name]) => name);

describe('the priority of public endpoints', () => {
  it('is checkout for the calls of a payment, and essential for none: visitors could send them all day', () => {
    const checkout = publicEndpoints.filter(({ priority }) => priority === 'checkout').map(({ path }) => path);
    expect(checkout.sort()).toEqual([
      '/create-payment-intent',
      '/orders',
      '/payment-links/checkout',
      '/payment-links/record',
      '/payments/:paymentIntentId/start',
      '/placed-orders/:paymentIntentId',
    ]);
    expect(publicEndpoints.filter(({ priority }) => priority === 'essential')).toEqual([]);
  });

  it('is browsing for the list, the search and the detail of products, and not for a cart or a sign-in', () => {
    expect(namesOf('browsing')).toEqual(expect.arrayContaining(['listProducts', 'getProduct']));
    expect(namesOf('account')).toEqual(expect.arrayContaining(['putCart', 'getCart', 'login', 'listOrders']));
  });
});

it('defaultPriority counts only what visitors read of the catalog as browsing', () => {
  const call = { service: 'catalog', method: 'GET', access: 'public' };
  expect(defaultPriority(call)).toBe('browsing');
  expect(defaultPriority({ ...call, access: 'staff' })).toBe('account');
  expect(defaultPriority({ ...call, method: 'POST' })).toBe('account');
  expect(defaultPriority({ ...call, service: 'order' })).toBe('account');
});

it('maxPriority keeps a call for a checkout one', () => {
  expect(maxPriority('browsing', 'checkout')).toBe('checkout');
  expect(maxPriority('essential', 'browsing')).toBe('essential');
  expect(maxPriority('account', undefined)).toBe('account');
});
