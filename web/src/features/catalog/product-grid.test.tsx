import type { Product } from '@shopwright/contracts/http/products';
import { expect, it, vi } from 'vitest';
import {
  findButton,
  findField,
  prepareScreens,
  press,
  showScreen,
  TestError,
  until,
} from '../../components/test-screen';
import { testShirt } from '../../lib/test-variants';
import { ProductGrid } from './product-grid';

prepareScreens();

const { options: _, variants: __, contains: ___, ...listed } = testShirt();

async function show(product: Product, respond: () => unknown) {
  const onAdd = vi.fn<(product: Product) => void>();
  const screen = await showScreen(<ProductGrid products={[product]} onAdd={onAdd} />, {
    responses: { 'GET /products/7': respond },
  });
  return { screen, onAdd };
}

const dialog = () => until(() => document.querySelector<HTMLElement>('[role=dialog]'));
const inDialog = async (name: string) => {
  const found = await dialog();
  return until(() =>
    [...found.querySelectorAll<HTMLElement>('button, input')].find(
      (one) => one.textContent === name || one.getAttribute('aria-label') === name,
    ),
  );
};

it('a product with options has its lowest price, and asks for them before it goes into the cart', async () => {
  const { screen, onAdd } = await show(listed, () => testShirt());
  expect(screen.textContent).toContain('from $19.00');
  await press(await until(() => findButton('Choose options: Shirt')));
  await press(await inDialog('L (unavailable in this combination)'));
  expect((await dialog()).textContent).toContain('$25.00');
  expect(onAdd).not.toHaveBeenCalled();
  await press(await inDialog('Add to Cart'));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 74, name: 'Shirt, Blue, L' }));
  await until(() => !document.querySelector('[role=dialog]'));
});

it('one whose options cannot be read says so, and reads them again', async () => {
  let isAway = true;
  await show(listed, () => (isAway ? new TestError(503, 'unavailable') : testShirt()));
  await press(await until(() => findButton('Choose options: Shirt')));
  const again = await inDialog('Try again');
  isAway = false;
  await press(again);
  expect(await inDialog('Add to Cart')).toBeTruthy();
  await inDialog('S (sold out)');
});

it('variants of one price have that price, and a product without options is added as before', async () => {
  const one = await show({ ...listed, priceMax: null }, () => testShirt());
  expect(one.screen.textContent).not.toContain('from');
  const { hasOptions: _, priceMax: __, ...simple } = listed;
  const { onAdd } = await show(simple, () => testShirt());
  await press(await until(() => findButton('Add to Cart: Shirt')));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(simple);
  expect(findField('Red')).toBeUndefined();
});
