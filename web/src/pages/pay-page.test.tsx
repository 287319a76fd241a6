import { expect, it, vi } from 'vitest';
import { prepareScreens, showScreen, until } from '../components/test-screen';
import { PayPage } from './pay-page';

prepareScreens();

const token = 'a'.repeat(43);
const page = {
  state: 'open',
  version: 1,
  language: 'en',
  customerName: 'Grace Hopper',
  customerEmail: '',
  customerAddress: '',
  lines: [],
  totals: [],
  total: '10.00',
  currency: 'usd',
  expiresAt: '2030-01-01T12:00:00.000Z',
  orderId: null,
};
const recorded = { orderId: 7, status: 'confirmed', trackingToken: null };

async function show(returned: string) {
  const record = vi.fn((_body: unknown) => recorded);
  const screen = await showScreen(<PayPage />, {
    address: `/pay?order=3&token=${token}${returned}`,
    responses: { 'POST /payment-links/read': () => page, 'POST /payment-links/record': record },
  });
  return { screen, record };
}

it('records a payment by its link when the customer comes back from their bank', async () => {
  const { screen, record } = await show('&payment_intent=pi_1&redirect_status=succeeded');
  await until(() => screen.textContent?.includes('#7'));
  expect(record).toHaveBeenCalledTimes(1);
  expect(record.mock.calls[0]?.[0]).toEqual({ id: 3, token });
  expect(screen.textContent).not.toContain('Track');
});

it.each(['', '&payment_intent=pi_1&redirect_status=failed'])(
  'offers the payment without a payment: %s',
  async (query) => {
    const { screen, record } = await show(query);
    await until(() => screen.textContent?.includes('$10.00'));
    expect(record).not.toHaveBeenCalled();
  },
);
