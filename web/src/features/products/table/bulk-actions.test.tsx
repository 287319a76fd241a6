import type { BulkResult } from '@shopwright/contracts/http/product-bulk';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  choose,
  findButton,
  findField,
  prepareScreens,
  press,
  showScreen,
  type,
  until,
} from '../../../components/test-screen';
import { type ProductSelling, productSellingQuery } from '../../../lib/queries/selling';
import { queryClient } from '../../../lib/query-client';
import { testStaffProduct } from '../test-staff-product';
import { BulkActions } from './bulk-actions';
import { PriceCell } from './product-cells';

prepareScreens();

const product = testStaffProduct();
const changed = { id: 7, outcome: 'changed', version: 4, before: {} } as BulkResult;
const conflict = { id: 7, outcome: 'conflict' } as const;
const skipped = { id: 7, outcome: 'skipped', reason: 'archived' } as const;

const answering = (results: BulkResult[]) => ({
  responses: {
    'GET /auth/me': () => ({ id: 1, role: 'operator' }),
    'GET /categories': () => [],
    'POST /staff/products/bulk': () => ({ results }),
  },
});

describe('a change of the selected products', () => {
  it.each<[string, BulkResult[], number]>([
    ['clears the selection', [changed], 1],
    ['clears the selection where one of two was changed', [conflict, changed], 1],
    ['clears the selection where nothing was to change', [{ id: 7, outcome: 'unchanged' }], 1],
    ['keeps the selection where all have changed meanwhile', [conflict], 0],
    ['keeps the selection where all were skipped', [skipped], 0],
  ])('%s', async (_, results, cleared) => {
    const onClear = vi.fn();
    const props = {
      rows: [product],
      filter: { view: 'active' as const },
      total: 1,
      onSelectMatching: vi.fn(),
      onClear,
    };
    await showScreen(<BulkActions {...props} isPageSelected isAllMatching={false} />, answering(results));
    const feature = await until(() => findButton('Feature'));
    await press(feature);
    await until(() => !feature.hasAttribute('disabled'));
    expect(onClear).toHaveBeenCalledTimes(cleared);
  });
});

describe('shipping and tax of the selected products', () => {
  const props = {
    rows: [product],
    filter: { view: 'active' as const },
    total: 1,
    onSelectMatching: vi.fn(),
    onClear: vi.fn(),
  };
  const selected = { rows: [{ id: 7, version: 3 }] };

  it('are changed where the store has set them up', async () => {
    const sent: unknown[] = [];
    await showScreen(<BulkActions {...props} isPageSelected isAllMatching={false} />, {
      responses: {
        'GET /auth/me': () => ({ id: 1, role: 'operator' }),
        'GET /categories': () => [],
        'POST /staff/products/bulk': (body) => {
          sent.push(body);
          return { results: [changed] };
        },
      },
    });
    await until(() => findButton('Feature'));
    const lists = ['Change shipping or tax', 'Change tax class', 'Change shipping'];
    expect(lists.map(findField)).toEqual([undefined, undefined, undefined]);
    const taxClasses = [{ id: 'reduced', name: 'Books and food' }];
    const sell = (selling: ProductSelling) =>
      act(async () => queryClient.setQueryData(productSellingQuery.queryKey, selling));
    await sell({ taxClasses, hasShipping: true });
    await choose(await until(() => findField('Change shipping or tax')), 'tax reduced');
    await until(() => sent.length === 1 && findField('Change shipping or tax')?.disabled === false);
    await sell({ taxClasses: [], hasShipping: true });
    await choose(await until(() => findField('Change shipping')), 'shipping false');
    await until(() => sent.length === 2);
    await sell({ taxClasses, hasShipping: false });
    await until(() => findField('Change tax class'));
    expect(sent).toEqual([
      { products: selected, change: { type: 'set-tax-class', taxClass: 'reduced' } },
      { products: selected, change: { type: 'set-needs-shipping', needsShipping: false } },
    ]);
  });
});

it('adds and removes tags', async () => {
  const sent: unknown[] = [];
  const props = { rows: [product], filter: { view: 'active' as const }, total: 1 };
  await showScreen(
    <BulkActions {...props} isPageSelected isAllMatching={false} onSelectMatching={vi.fn()} onClear={vi.fn()} />,
    {
      responses: {
        'GET /auth/me': () => ({ id: 1, role: 'operator' }),
        'GET /categories': () => [],
        'POST /staff/products/bulk': (body) => {
          sent.push(body);
          return { results: [changed] };
        },
      },
    },
  );
  await press(await until(() => findButton('Change tags')));
  const inDialog = <E extends HTMLElement>(selector: string) => [
    ...document.querySelectorAll<E>(`[role="dialog"] ${selector}`),
  ];
  const [add, remove] = await until(() => {
    const fields = inDialog<HTMLInputElement>('input');
    return fields.length === 2 && fields;
  });
  if (!add || !remove) throw new Error('no fields');
  await type(add, 'Summer, summer, USB-C');
  await type(remove, 'Old');
  await press(await until(() => inDialog('button[type="submit"]')[0]));
  await until(() => sent.length === 1);
  expect(sent).toMatchObject([{ change: { type: 'change-tags', add: ['Summer', 'USB-C'], remove: ['Old'] } }]);
});

describe('a price in its row', () => {
  it.each<[string, BulkResult, boolean]>([
    ['closes once it is saved', changed, false],
    ['stays open with what was typed where it was refused', conflict, true],
  ])('%s', async (_, result, isOpen) => {
    await showScreen(<PriceCell product={product} />, answering([result]));
    await press(await until(() => findButton('Edit price of Lamp: $29.00')));
    await type(await until(() => findField('Price of Lamp')), '31.50');
    const save = await until(() => findButton('Save'));
    await press(save);
    await until(() => !save.isConnected || !save.hasAttribute('disabled'));
    expect(findField('Price of Lamp')?.value).toBe(isOpen ? '31.50' : undefined);
  });
});

it('shows the price of a selected product that the change takes: neither an archived one nor one priced from its cost', async () => {
  const rows = [
    testStaffProduct({ id: 1, price: '11.00', archivedAt: '2026-01-02T03:04:05.000Z' }),
    testStaffProduct({ id: 2, price: '12.00', isDropshipped: true, supplierCost: '10.00', dropshipMargin: 20 }),
    testStaffProduct({ id: 3, price: '13.00', isDraft: true }),
  ];
  const props = { rows, filter: { view: 'all' as const }, total: 3, onSelectMatching: vi.fn(), onClear: vi.fn() };
  await showScreen(<BulkActions {...props} isPageSelected isAllMatching={false} />, answering([]));
  await press(await until(() => findButton('Change prices')));
  const field = await until(() =>
    document.querySelector<HTMLInputElement>('[role="dialog"] input[inputmode="decimal"]'),
  );
  await type(field, '100');
  await until(() => document.querySelector('[role="dialog"] [role="status"]')?.textContent?.includes('$13.00'));
  expect(document.querySelector('[role="dialog"] [role="status"]')?.textContent).toContain('$26.00');
});

it.each([
  ['draft', ['Publish'], ['Unpublish']],
  ['active', ['Unpublish'], ['Publish']],
  ['all', ['Publish', 'Unpublish'], []],
  ['archived', ['Restore'], ['Publish', 'Unpublish']],
] as const)('the view %s offers %j, not %j', async (view, offered, missing) => {
  const props = { rows: [product], filter: { view }, total: 1, onSelectMatching: vi.fn(), onClear: vi.fn() };
  await showScreen(<BulkActions {...props} isPageSelected isAllMatching={false} />, answering([]));
  for (const name of offered) await until(() => findButton(name));
  for (const name of missing) expect(findButton(name)).toBeUndefined();
});
