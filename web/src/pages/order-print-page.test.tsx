import { expect, it } from 'vitest';
import { findButton, prepareScreens, showScreen, TestError, until } from '../components/test-screen';
import { OrderPrintPage } from './order-print-page';

prepareScreens();

const unknown = () => new TestError(404, 'not_found');
const orderResponse = {
  id: 7,
  status: 'confirmed',
  createdAt: '2026-11-22T00:00:00.000Z',
  placedAt: null,
  customerName: 'Ada Byron',
  customerAddress: '1 Lamp Street',
  notes: [],
  items: [{ id: 1, productId: 1, name: 'Cable', quantity: 1, toShip: 1, shippedQuantity: 0, isDropshipped: false }],
};

const showSheets = (ids: string, responses: Record<string, () => unknown>) =>
  showScreen(<OrderPrintPage />, {
    address: `/orders/print?form=slips&ids=${ids}`,
    responses,
  });

it('says that there is no such order', async () => {
  const screen = await showSheets('9', { 'GET /orders/9': unknown });
  await until(() => screen.textContent?.includes('No order has this number.'));
  expect(screen.querySelector('h2')?.textContent).toBe('Order not found');
  expect(findButton('Try again')).toBeUndefined();
  expect(findButton('Print')?.hasAttribute('disabled')).toBe(true);
});

it('prints the others and names those that do not exist', async () => {
  const screen = await showSheets('9,7,10', {
    'GET /orders/7': () => orderResponse,
    'GET /orders/9': unknown,
    'GET /orders/10': unknown,
  });
  await until(() => screen.querySelector('article'));
  expect(screen.querySelector('article')?.textContent).toContain('Order #7');
  expect(screen.textContent).toContain("these orders don't exist: #9, #10.");
  await until(() => findButton('Print')?.hasAttribute('disabled') === false);
});

it('offers to try again where an order cannot be read', async () => {
  const screen = await showSheets('7,8', {
    'GET /orders/7': () => orderResponse,
    'GET /orders/8': () => new TestError(503, 'unavailable'),
  });
  await until(() => findButton('Try again'));
  expect(findButton('Print')?.hasAttribute('disabled')).toBe(true);
  expect(screen.textContent).not.toContain('Order not found');
});
