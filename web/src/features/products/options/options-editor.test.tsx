import { act } from 'react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import {
  findButton,
  findField,
  prepareScreens,
  press,
  showScreen,
  TestError,
  type,
  until,
} from '../../../components/test-screen';
import { ProductOptionsPage } from '../../../pages/product-options-page';
import { testStaffProduct } from '../test-staff-product';
import type { OptionsBody } from './options-body';
import { simple, testOptions, testVariant } from './test-options';

prepareScreens();

const parent = testStaffProduct({ name: 'T-shirt', hasOptions: true });

interface Store {
  read?: () => unknown;
  product?: object;
  save?: (body: OptionsBody) => unknown;
}

/** Shows the page of a product's options, and returns what is sent. */
async function show({ read = testOptions, product = parent, save = read }: Store = {}) {
  const sent: OptionsBody[] = [];
  const page = (
    <Routes>
      <Route path="/admin/products/:id/options" element={<ProductOptionsPage />} />
    </Routes>
  );
  await showScreen(page, {
    address: '/admin/products/7/options',
    responses: {
      'GET /products/7': () => ({ ...product, images: [{ url: '/images/lamp.webp', alt: '' }], contains: [] }),
      'GET /products/7/options': read,
      'PUT /products/7/options': (body) => {
        sent.push(body as OptionsBody);
        return save(body as OptionsBody);
      },
    },
  });
  return sent;
}

const field = (label: string) => until(() => findField(label));
const save = async () => press(await until(() => findButton('Save changes')));
const text = () => document.body.textContent ?? '';

const paste = (into: HTMLElement, pasted: string) =>
  act(async () => {
    const event = new Event('paste', { bubbles: true, cancelable: true });
    Object.assign(event, { clipboardData: { getData: () => pasted } });
    into.dispatchEvent(event);
  });

const key = (into: HTMLElement, name: string) =>
  act(async () => into.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })));

describe('the options of a product', () => {
  it('become variants, and say what happens to its stock and SKU', async () => {
    const sent = await show({
      read: () => ({ version: 3, options: [], variants: [], leftOut: [] }),
      product: testStaffProduct({ ...simple, hasOptions: undefined }),
    });
    await press(await until(() => findButton('Add option')));
    await type(await field('Name of option 1'), 'Size');
    await paste(await field('Add values to Size'), 'S, M\nL');
    expect(text()).toContain('the SKU LAMP and the stock of the product (12) go to the first variant');
    await type(await field('Price, L'), '25');
    await save();
    await until(() => sent.length > 0);
    expect(sent[0]).toMatchObject({
      version: 3,
      options: [{ name: 'Size', values: ['S', 'M', 'L'] }],
      variants: [
        { optionValues: ['S'], sku: 'LAMP', price: '19.00' },
        { optionValues: ['M'], sku: null, price: '19.00' },
        { optionValues: ['L'], price: '25' },
      ],
    });
  });

  it('are removed with a word about what will no longer be sold', async () => {
    const sent = await show();
    await press(await until(() => findButton('Remove Black')));
    expect(text()).toContain('2 variants will no longer be sold');
    expect(text()).toContain('Black / S, Black / M');
    await press(await until(() => findButton('Sell White / M')));
    await save();
    await until(() => sent.length > 0);
    expect(sent[0]?.variants.map(({ id, optionValues }) => [id, optionValues])).toEqual([
      [73, ['White', 'S']],
      [undefined, ['White', 'M']],
    ]);
  });

  it('come back with the stock, SKU and id that they had', async () => {
    const left = testVariant(74, ['White', 'M'], { sku: 'WM', stockQuantity: 6, version: 9 });
    const sent = await show({ read: () => ({ ...testOptions(), leftOut: [left] }) });
    await press(await until(() => findButton('Sell White / M')));
    expect((await field('Stock, White / M')).value).toBe('6');
    await save();
    await until(() => sent.length > 0);
    expect(sent[0]?.variants.at(-1)).toMatchObject({ id: 74, sku: 'WM', optionValues: ['White', 'M'] });
    expect(text()).not.toContain('will no longer be sold');
  });

  it('leave the focus beside what is removed', async () => {
    await show();
    const remove = await until(() => findButton('Remove White'));
    remove.focus();
    await press(remove);
    expect(document.activeElement).toBe(findField('Add values to Color'));
    const leave = await until(() => findButton("Don't sell Black / S"));
    leave.focus();
    await press(leave);
    expect(document.activeElement).toBe(findButton("Don't sell Black / M"));
  });
});

describe('the table of variants', () => {
  it('takes a block of a spreadsheet from the cell with the focus on', async () => {
    const sent = await show();
    await paste(await field('Price, Black / M'), '23\t30\t8\n24\t31\t9\n');
    expect(text()).toContain('6 cells filled');
    await save();
    await until(() => sent.length > 0);
    expect(
      sent[0]?.variants.map(({ price, compareAtPrice, stockQuantity }) => [price, compareAtPrice, stockQuantity]),
    ).toEqual([
      ['19.00', null, undefined],
      ['23', '30', 8],
      ['24', '31', 9],
    ]);
  });

  it('is walked by Enter and the arrow keys', async () => {
    await show();
    const first = await field('Stock, Black / S');
    first.focus();
    await key(first, 'Enter');
    expect(document.activeElement).toBe(findField('Stock, Black / M'));
    await key(document.activeElement as HTMLElement, 'ArrowDown');
    await key(document.activeElement as HTMLElement, 'ArrowUp');
    expect(document.activeElement).toBe(findField('Stock, Black / M'));
  });

  it('sets a field of all selected variants, such as those of a value', async () => {
    const sent = await show();
    await act(async () => (await field('Select Black / S')).click());
    await act(async () => (await field('Select Black / M')).click());
    await type(await field('New value'), '17.50');
    await press(await until(() => findButton('Apply')));
    await save();
    await until(() => sent.length > 0);
    expect(sent[0]?.variants.map(({ price }) => price)).toEqual(['17.50', '17.50', '19.00']);
  });

  it('names what is wrong by row and column, and sends nothing', async () => {
    const sent = await show();
    await type(await field('GTIN (barcode), Black / M'), '123');
    await save();
    const cell = await until(() => {
      const found = findField('GTIN (barcode), Black / M');
      return found?.getAttribute('aria-invalid') === 'true' && found;
    });
    expect(document.activeElement).toBe(cell);
    expect(text()).toContain('Check 1 variant:Black / M: GTIN (barcode)');
    expect(sent).toEqual([]);
    await type(cell, '4006381333931');
    await save();
    await until(() => sent.length > 0);
  });
});

describe('a save that is refused', () => {
  const refuse = (...fields: { path: string; message: string }[]) => {
    const body = { code: 'conflict', message: 'x', requestId: 'x', fields };
    return () => Response.json(body, { status: 409 });
  };

  it('shows a SKU that another product has in its cell', async () => {
    await show({ save: refuse({ path: 'variants.1.sku', message: 'This SKU is already used' }) });
    await type(await field('SKU, Black / M'), 'TAKEN');
    await save();
    await until(() => findField('SKU, Black / M')?.getAttribute('aria-invalid') === 'true');
    expect(text()).toContain('This SKU is already used');
    await type(await field('SKU, Black / M'), 'OTHER');
    expect(findField('SKU, Black / M')?.getAttribute('aria-invalid')).toBe('false');
  });

  it('keeps what was typed where someone else has saved, and shows that beside it', async () => {
    let read = testOptions();
    const conflict = refuse();
    await show({ read: () => read, save: () => conflict() });
    await type(await field('Price, Black / M'), '23');
    await save();
    const load = await until(() => findButton('Load newer version'));
    read = {
      ...read,
      version: 4,
      variants: read.variants.map((variant) => ({ ...variant, price: '30.00', version: 2 })),
    };
    await press(load);
    await until(() => findField('Price, Black / S')?.value === '30.00');
    expect(findField('Price, Black / M')?.value).toBe('23');
  });

  it('keeps what was typed where the server cannot be reached', async () => {
    await show({ save: () => new TestError(503, 'unavailable') });
    await type(await field('Price, Black / M'), '23');
    await save();
    await until(() => findButton('Save changes')?.hasAttribute('disabled') === false);
    expect(findField('Price, Black / M')?.value).toBe('23');
  });
});
