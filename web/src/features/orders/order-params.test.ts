import { orderExport } from '@shopwright/contracts/http/order-files';
import { describe, expect, it } from 'vitest';
import { exportAddress } from '../../components/export-menu';
import { exportedFilters, isView, readFilters, viewAddress } from './order-params';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('the filters of the orders in the address', () => {
  it('are read, and what cannot be a filter is left out', () => {
    expect(read('status=shipped&from=2026-11-01&productId=12&search=%20maya%20')).toEqual({
      status: 'shipped',
      from: '2026-11-01',
      productId: '12',
      search: 'maya',
    });
    expect([read('country=DE'), read('country=none')]).toEqual([{ country: 'DE' }, { country: 'none' }]);
    expect(
      read('country=XX&status=lost&payment=&from=2026-13-01&to=tomorrow&productId=-1&dropshipped=1&other=1'),
    ).toEqual({});
  });

  it('are a view where the filters of views are its own, with any search', () => {
    expect(isView(read('search=maya'), 'all')).toBe(true);
    expect(isView(read('status=processing&shipment=partial'), 'partiallyShipped')).toBe(true);
    expect(isView(read('status=processing&shipment=partial'), 'processing')).toBe(false);
    expect(isView(read('returns=open'), 'returns')).toBe(true);
    expect(isView(read('returns=open'), 'all')).toBe(false);
    expect(isView(read('returns=approved'), 'returns')).toBe(true);
    expect(isView(read('returns=lost'), 'returns')).toBe(false);
  });

  it('keep the search and the dates in another view', () => {
    const params = new URLSearchParams('search=maya&status=shipped&from=2026-11-01');
    expect(viewAddress(params, 'needsReview')).toBe('?search=maya&from=2026-11-01&payment=needs_review');
    expect(viewAddress(params, 'all')).toBe('?search=maya&from=2026-11-01');
    expect(viewAddress(params, 'returns')).toBe('?search=maya&from=2026-11-01&returns=open');
  });

  it('may be listed oldest first, in any view', () => {
    expect(read('status=open&sort=oldest')).toEqual({ status: 'open', sort: 'oldest' });
    expect(read('sort=price')).toEqual({});
    expect(isView(read('status=open&sort=oldest'), 'open')).toBe(true);
  });

  it('are those of the file, without the order', () => {
    const filters = exportedFilters(read('status=shipped&search=a b&sort=oldest'));
    expect(exportAddress(orderExport, filters)).toBe('/api/orders/export?status=shipped&search=a+b');
  });
});
