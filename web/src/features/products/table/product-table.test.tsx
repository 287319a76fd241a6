import { expect, it } from 'vitest';
import { findButton, prepareScreens, showScreen, until } from '../../../components/test-screen';
import { testStaffProduct } from '../test-staff-product';
import { ProductTable } from './product-table';

prepareScreens();

const counts = {
  all: 1,
  active: 0,
  'out-of-stock': 0,
  'low-stock': 0,
  featured: 0,
  dropshipped: 0,
  draft: 1,
  archived: 0,
};

it('a search among the products on sale says that a draft matches, and leads to it', async () => {
  const draft = { ...testStaffProduct({ isDraft: true }), isImported: false };
  const list = (_: unknown, query: URLSearchParams) => {
    const rows = query.get('view') === 'draft' && query.get('search') === 'lamp' ? [draft] : [];
    return { rows, total: rows.length, hasMore: false, counts };
  };
  await showScreen(<ProductTable />, {
    address: '/admin?layout=table&search=lamp',
    responses: { 'GET /categories': () => [], 'GET /staff/products': list },
  });
  const link = await until(() => findButton('1 draft matches this search'));
  expect(link.getAttribute('href')).toBe('/admin?layout=table&search=lamp&view=draft');
});

it('a product with options has the lowest of its prices, and the way to its variants', async () => {
  const parent = testStaffProduct({ name: 'T-shirt', hasOptions: true, price: '19.00', priceMax: '25.00' });
  const rows = [{ ...parent, isImported: false, variantCount: 12 }];
  const screen = await showScreen(<ProductTable />, {
    address: '/admin?layout=table',
    responses: {
      'GET /categories': () => [],
      'GET /staff/products': () => ({ rows, total: 1, hasMore: false, counts }),
    },
  });
  const link = await until(() => findButton('12 variants'));
  expect(link.getAttribute('href')).toBe('/admin/products/7/options');
  expect(screen.textContent).toContain('From $19.00');
  expect(findButton('Edit price of T-shirt: $19.00')).toBeUndefined();
});
