import type { ProductDetail } from '@shopwright/contracts/http/products';
import { defaultStoreSettings, type StoreSettings } from '@shopwright/contracts/http/store-settings';
import { act } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { choose, findButton, findField, prepareScreens, press, showScreen, until } from '../components/test-screen';
import { useCart } from '../features/cart/cart-store';
import { testShirt, testVariant } from '../lib/test-variants';
import { ProductPage } from './product-page';

prepareScreens();

beforeEach(() => {
  useCart.getState().clearCart();
  localStorage.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

async function show(address: string, product: ProductDetail = testShirt(), settings?: Partial<StoreSettings>) {
  const screen = await showScreen(
    <>
      <Routes>
        <Route path="/product/:id" element={<ProductPage />} />
        <Route path="/product/:id/:slug" element={<ProductPage />} />
      </Routes>
      <Address />
    </>,
    {
      address,
      responses: {
        'GET /products/7': () => product,
        ...(settings && { 'GET /store-settings': () => ({ ...defaultStoreSettings, ...settings }) }),
        'GET /products/74': () => ({ ...testShirt(), id: 74, name: 'Shirt, Blue, L', parentId: 7, options: undefined }),
      },
    },
  );
  await until(() => screen.querySelector('h1')?.textContent === 'Shirt');
  return screen;
}

const address = (screen: HTMLElement) => screen.querySelector('output')?.textContent;
const radio = (label: string) => until(() => findField(label) as HTMLInputElement | undefined);

it('shows the first variant that can be bought, and says of the others what is wrong', async () => {
  const screen = await show('/product/7');
  expect(address(screen)).toBe('/product/7');
  expect((await radio('Red')).checked).toBe(true);
  expect((await radio('M')).checked).toBe(true);
  expect(screen.textContent).toContain('SKU: SHIRT-72');
  expect([...screen.querySelectorAll('legend')].map(({ textContent }) => textContent)).toEqual(['Color Red', 'Size M']);
  expect(findField('S (sold out)')).toBeTruthy();
  expect(findField('Blue (sold out)')).toBeTruthy();
  expect(findField('L (unavailable in this combination)')).toBeTruthy();
  // No variant is that large.
  expect(findField('XL')).toBeUndefined();
});

it('follows the choice with price, stock, image and address, and sells that variant', async () => {
  const screen = await show('/product/7?lang=en');
  await act(async () => (await radio('L (unavailable in this combination)')).click());
  await until(() => address(screen)?.includes('variant=74'));
  expect((await radio('Blue')).checked).toBe(true);
  expect(screen.textContent).toContain('$25.00');
  expect(screen.textContent).toContain('Only 2 left');
  expect(findButton('Image 1: Shirt, Blue, L')?.getAttribute('aria-current')).toBe('true');
  const told = [...screen.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);
  expect(told).toContain('Blue, L, $25.00, In Stock');
  await press(await until(() => findButton('Add to Cart')));
  const [line] = useCart.getState().items;
  expect(line?.product).toMatchObject({ id: 74, name: 'Shirt, Blue, L', price: '25.00' });
  expect(line?.product).not.toHaveProperty('variants');
});

it('shows the variant of its address, sold out or not, and offers the others', async () => {
  const screen = await show('/product/7?variant=73');
  expect((await radio('Blue (sold out)')).checked).toBe(true);
  const button = await until(() => findButton('Out of Stock') as HTMLButtonElement | undefined);
  expect(button.disabled).toBe(true);
  expect(screen.textContent).toContain('This option is sold out for now. Choose another one.');
});

it('leads from a variant to its product, which remembers one visit', async () => {
  const screen = await show('/product/74');
  expect(address(screen)).toBe('/product/7?variant=74');
  expect(localStorage.getItem('recently-viewed')).toBe(
    JSON.stringify([{ id: 7, name: 'Shirt', image: '/images/shirt.webp' }]),
  );
});

it('gives its address the name of the product where the store wants that, and keeps the rest', async () => {
  const screen = await show('/product/7/old-name?variant=74', testShirt(), { productSlugs: true });
  await until(() => address(screen) === '/product/7/shirt?variant=74');
});

it('an option with many values is a list', async () => {
  const lengths = Array.from({ length: 9 }, (_, index) => `${index + 1} m`);
  const screen = await show(
    '/product/7',
    testShirt({
      options: [{ name: 'Length', values: lengths }],
      variants: lengths.map((length, index) => testVariant(71 + index, [length], { inStock: index !== 3 })),
    }),
  );
  const list = (await radio('Length')) as unknown as HTMLSelectElement;
  expect([...list.options].map(({ text }) => text).slice(2, 5)).toEqual(['3 m', '4 m (sold out)', '5 m']);
  await choose(list, '5 m');
  await until(() => address(screen) === '/product/7?variant=75');
  expect(screen.textContent).toContain('SKU: SHIRT-75');
});
