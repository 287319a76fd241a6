import type { BulkResult } from '@shopwright/contracts/http/product-bulk';
import { describe, expect, it, vi } from 'vitest';
import { findButton, findField, prepareScreens, press, showScreen, type, until } from '../../../components/test-screen';
import { testStaffProduct } from '../test-staff-product';
import { BulkActions } from './bulk-actions';
import { PriceCell } from './product-cells';

prepareScreens();

const product = testStaffProduct();
const changed = { id: 7, outcome: 'changed', version: 4, before: {} } as BulkResult;
const conflict = { id: 7, outcome: 'conflict' } as const;
const skipped = { id: 7, outcome: 'skipped', reason: 'archived' } as const;

const answering = (results: BulkResult[]) => ({
  responses: { 'GET /categories': () => [], 'POST /staff/products/bulk': () => ({ results }) },
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
