import { expect, it } from 'vitest';
import { readTableParams, withChanges } from './use-table-params';

const read = (query: string) => readTableParams(new URLSearchParams(query));

it('reads the address, and ignores what it does not know', () => {
  expect(read('layout=table&view=low-stock&search= lamp &category=3&sort=price-desc&page=2')).toEqual({
    view: 'low-stock',
    search: 'lamp',
    categoryId: 3,
    sort: 'price-desc',
    page: 2,
  });
  expect(read('view=x&category=-1&sort=id&page=0')).toEqual({
    view: 'active',
    search: undefined,
    categoryId: undefined,
    sort: undefined,
    page: 1,
  });
});

it('goes back to the first page with every change but of the page', () => {
  const params = new URLSearchParams('layout=table&page=3&category=2');
  expect(withChanges(params, { sort: 'name' }).toString()).toBe('layout=table&category=2&sort=name');
  expect(withChanges(params, { category: '', view: 'active' }).toString()).toBe('layout=table');
  expect(withChanges(params, { page: '4' }).toString()).toBe('layout=table&page=4&category=2');
});
