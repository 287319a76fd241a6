import { expect, it } from 'vitest';
import { findButton, prepareScreens, showScreen, until } from '../../components/test-screen';
import { LowStock } from './low-stock';

prepareScreens();

it('shows the first of the products that the to-do counts, says of how many, and leads to all of them', async () => {
  const alert = { id: 1, name: 'Lamp', stockQuantity: 0, lowStockThreshold: 5, since: null, snoozedUntil: null };
  await showScreen(<LowStock />, {
    responses: {
      'GET /auth/me': () => ({ id: 1, role: 'operator' }),
      'GET /inventory/alerts': () => [alert],
      'GET /analytics/waiting/catalog': () => ({ lowStock: 6, newReviews: 0 }),
    },
  });
  const link = await until(() => findButton('View inventory (6)'));
  expect(link.getAttribute('href')).toBe('/inventory#alerts');
});
