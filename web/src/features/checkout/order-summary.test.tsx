import type { Product } from '@shopwright/contracts/http/products';
import { expect, it } from 'vitest';
import { prepareScreens, showScreen } from '../../components/test-screen';
import { newLine, useCart } from '../cart/cart-store';
import { OrderSummary } from './order-summary';

prepareScreens();

it('shows products at the price of the quote, which a customer without tax pays, as long as it is of this cart', async () => {
  const lamp = { id: 7, name: 'Lamp', price: '24.00', image: '/x' } as Product;
  useCart.setState({ items: [newLine(lamp, 2)] });
  const quoted = { productId: 7, name: 'Lamp', quantity: 2, unitPrice: '20.00', gross: '40.00', total: '40.00' };
  const show = async (quantity: number) =>
    (
      await showScreen(
        <OrderSummary quoted={[{ ...quoted, quantity, discounts: [], taxes: [] }]} rows={[]} totalCents={4000} />,
      )
    ).querySelector('ul')?.textContent;
  expect(await show(2)).toContain('$40.00');
  expect(await show(1)).toContain('$48.00');
});
