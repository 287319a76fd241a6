import type { StaffProduct } from '@shopwright/contracts/http/products';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { findButton, findField, prepareScreens, press, showScreen, type, until } from '../components/test-screen';
import { testStaffProduct } from '../features/products/test-staff-product';
import { refreshProducts } from '../lib/queries/staff-products';
import { ProductEditorPage } from './product-editor-page';

prepareScreens();

const inDetail = (product: StaffProduct) => ({
  ...product,
  images: product.image ? [{ url: product.image, alt: '' }] : [],
  contains: [],
});

/** Shows the page of a product, and returns the calls that change it. */
async function show(read: () => StaffProduct, save: (body: unknown) => unknown = () => inDetail(read())) {
  const calls: [name: string, body: unknown][] = [];
  const noting =
    (name: string, answer: (body: unknown) => unknown) =>
    (body: unknown): unknown => {
      calls.push([name, body]);
      return answer(body);
    };
  const result = { id: 7, outcome: 'changed', version: 9, before: { ...read(), archivedAt: null } };
  const page = (
    <Routes>
      <Route path="/admin/products/:id" element={<ProductEditorPage />} />
    </Routes>
  );
  await showScreen(page, {
    address: '/admin/products/7',
    responses: {
      'GET /auth/me': () => ({ id: 1, role: 'operator' }),
      'GET /products/7': () => inDetail(read()),
      'GET /products/7/translations': () => [],
      'GET /products/7/stock-movements': () => [],
      'GET /categories': () => [{ id: 1, name: 'Lighting', slug: 'lighting' }],
      'PUT /products/7': noting('save', save),
      'POST /staff/products/bulk': noting('publish', () => ({ results: [result] })),
    },
  });
  return calls;
}

const findAlert = () => [...document.querySelectorAll('[role=alert]')].find((alert) => alert.textContent);

describe('"Publish"', () => {
  it('says what a draft lacks, and leads to the first of it', async () => {
    const draft = testStaffProduct({ isDraft: true, price: '0.00', description: '', image: '' });
    const calls = await show(() => draft);
    await press(await until(() => findButton('Publish')));
    expect((await until(findAlert)).textContent).toBe('Check these fields: Price, Description, and Images.');
    expect(document.activeElement).toBe(findField('Price ($)'));
    expect(calls).toEqual([]);
  });

  it('leads to the place of an image where that alone is missing', async () => {
    await show(() => testStaffProduct({ isDraft: true, image: '' }));
    await press(await until(() => findButton('Publish')));
    await until(findAlert);
    expect(document.activeElement).toBe(findField('Image URL'));
  });

  it('saves what was typed before, and publishes that version', async () => {
    let draft = testStaffProduct({ isDraft: true, price: '0.00' });
    const calls = await show(
      () => draft,
      () => {
        draft = { ...draft, price: '29.00', version: 4 };
        return draft;
      },
    );
    await type(await until(() => findField('Price ($)')), '29.00');
    await press(await until(() => findButton('Publish')));
    await until(() => calls.length === 2);
    expect(calls).toMatchObject([
      ['save', { price: '29.00', isDraft: true, version: 3 }],
      ['publish', { products: { rows: [{ id: 7, version: 4 }] }, change: { type: 'set-draft', isDraft: false } }],
    ]);
  });

  it('publishes a complete draft without saving it', async () => {
    const calls = await show(() => testStaffProduct({ isDraft: true }));
    await press(await until(() => findButton('Publish')));
    await until(() => calls.length > 0);
    expect(calls.map(([name]) => name)).toEqual(['publish']);
  });
});

describe('a refresh while something is typed', () => {
  it('keeps a typed specification beside its own label where someone else added one before it', async () => {
    const spec = (label: string, value: string) => ({ label, value });
    let product = testStaffProduct({ specs: [spec('Color', 'Brass'), spec('Height', '40 cm')] });
    await show(() => product);
    await type(await until(() => findField('Value 2')), '45 cm');
    product = {
      ...product,
      version: 4,
      name: 'Brass lamp',
      specs: [spec('Bulb', 'E27'), spec('Color', 'Brass'), spec('Height', '40 cm')],
    };
    await refreshProducts();
    await until(() => findField('Product name')?.value === 'Brass lamp');
    const rows = [1, 2, 3].map((number) => [findField(`Label ${number}`)?.value, findField(`Value ${number}`)?.value]);
    expect(rows).toEqual([
      ['Color', 'Brass'],
      ['Height', '45 cm'],
      [undefined, undefined],
    ]);
  });
});

describe('a product with options', () => {
  it('leaves price, stock and SKU to its variants', async () => {
    await show(() => testStaffProduct({ hasOptions: true, price: '19.00', priceMax: '25.00' }));
    const link = await until(() => findButton('Edit options and variants'));
    expect(link.getAttribute('href')).toBe('/admin/products/7/options');
    expect(document.body.textContent).toContain('From $19.00');
    for (const label of ['Price ($)', 'Compare-at price', 'SKU', 'Stock quantity', 'Low stock threshold']) {
      expect(findField(label)).toBeUndefined();
    }
  });

  it('is what the address of one of its variants leads to', async () => {
    const page = (
      <Routes>
        <Route path="/admin/products/:id" element={<ProductEditorPage />} />
      </Routes>
    );
    await showScreen(page, {
      address: '/admin/products/71',
      responses: {
        'GET /products/71': () => ({ ...inDetail(testStaffProduct({ id: 71, name: 'Lamp, Black' })), parentId: 7 }),
        'GET /products/71/translations': () => [],
        'GET /products/7': () => inDetail(testStaffProduct({ hasOptions: true })),
        'GET /products/7/translations': () => [],
        'GET /products/7/stock-movements': () => [],
        'GET /categories': () => [],
      },
    });
    expect((await until(() => findField('Product name'))).value).toBe('Lamp');
  });
});
