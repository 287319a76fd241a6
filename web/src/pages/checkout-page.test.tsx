import { expect, it } from 'vitest';
import {
  findButton,
  findField,
  prepareScreens,
  press,
  showScreen,
  TestError,
  type,
  until,
} from '../components/test-screen';
import { useCart, wireLines } from '../features/cart/cart-store';
import { testStaffProduct } from '../features/products/test-staff-product';
import { CheckoutPage } from './checkout-page';

prepareScreens();

const lamp = { productId: 1, quantity: 1 };
const desk = { productId: 2, quantity: 1 };

const paid = (items: object[]) => ({ orderId: 5, reference: 'r', paymentIntentId: 'pi_1', items });

/** Asks for a payment of a lamp and a desk, where another one of the same checkout is paid. */
async function askToPay(items: object[]) {
  const cart = useCart.getState();
  cart.clearCart();
  for (const { productId } of [lamp, desk]) cart.addItem(testStaffProduct({ id: productId }));
  const screen = await showScreen(<CheckoutPage />, {
    responses: {
      'GET /auth/me': () => new TestError(401, 'unauthenticated'),
      'POST /create-payment-intent': () => new TestError(409, 'already_paid', paid(items)),
    },
  });
  await type(await until(() => findField('Full Name')), 'Ada Lovelace');
  await type(await until(() => findField('Email')), 'ada@example.com');
  await type(await until(() => findField('Shipping Address')), '12 Analytical Row, London');
  await press(await until(() => findButton('Continue to Payment')));
  return screen;
}

it('a payment of a part of the cart takes only that out of it, and is not shown as the payment of all', async () => {
  const screen = await askToPay([lamp]);
  await until(() => screen.textContent?.includes('#5'));
  expect(screen.textContent).not.toContain('Payment Successful!');
  expect(wireLines(useCart.getState().items)).toEqual([desk]);
});

it('a payment of the whole cart is shown as successful, and empties it', async () => {
  const screen = await askToPay([lamp, desk]);
  await until(() => screen.textContent?.includes('Payment Successful!'));
  expect(useCart.getState().items).toEqual([]);
});
