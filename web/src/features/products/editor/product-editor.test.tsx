import type { StaffProduct } from '@shopwright/contracts/http/products';
import { builtInRoles } from '@shopwright/contracts/permissions';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import {
  choose,
  findButton,
  findField,
  prepareScreens,
  press,
  showScreen,
  TestError,
  type,
  until,
} from '../../../components/test-screen';
import { type ProductSelling, productSellingQuery } from '../../../lib/queries/selling';
import { queryClient } from '../../../lib/query-client';
import { testStaffProduct } from '../test-staff-product';
import { useProductEdit } from '../use-product-edit';
import { ProductEditor } from './product-editor';

prepareScreens();

function Page() {
  const edit = useProductEdit(7, { hasStock: true });
  const { product, translations } = edit;
  return product.data && translations.data ? (
    <ProductEditor edit={edit} product={product.data} translations={translations.data} />
  ) : null;
}

/** A product as its own page shows it. */
const inDetail = (product: StaffProduct) => ({ ...product, images: [{ url: product.image, alt: '' }], contains: [] });

const readsOf = (read: () => StaffProduct) => ({
  'GET /auth/me': () => ({ id: 1, role: 'operator' }),
  'GET /products/7': () => inDetail(read()),
  'GET /products/7/translations': () => [],
  'GET /products/7/stock-movements': () => [],
  'GET /categories': () => [{ id: 1, name: 'Lighting', slug: 'lighting' }],
});

const show = (read: () => StaffProduct, save = (): unknown => inDetail(read())) =>
  showScreen(<Page />, {
    responses: { ...readsOf(read), 'PUT /products/7': save },
  });

const field = (label: string) => until(() => findField(label));

it('shows its texts in every language to those who may not change them', async () => {
  const screen = await showScreen(<Page />, {
    responses: {
      ...readsOf(testStaffProduct),
      'GET /auth/me': () => ({ id: 2, role: 'staff', permissions: builtInRoles.support }),
      'GET /products/7/translations': () => [{ language: 'de', name: 'Lampe', description: 'Für den Schreibtisch.' }],
    },
  });
  const isLocked = (control: Element | undefined) => control?.closest('fieldset:disabled') !== null;
  const german = await until(() => findButton('Deutsch ✓'));
  expect(isLocked(german)).toBe(false);
  await press(german);
  const name = await until(() => findField('Translated name'));
  expect([(name as HTMLInputElement).value, isLocked(name), isLocked(findField('Product name'))]).toEqual([
    'Lampe',
    true,
    true,
  ]);
  expect(screen.textContent).not.toContain('Save changes');
});

describe('a product while it is saved', () => {
  it('takes no input that the response would replace, and has the focus again afterwards', async () => {
    let product = testStaffProduct();
    let response: () => void = () => undefined;
    const save = () =>
      new Promise((resolve) => {
        product = { ...product, name: 'Brass lamp', version: 4 };
        response = () => resolve(inDetail(product));
      });
    const screen = await show(() => product, save);
    const name = await field('Product name');
    name.focus();
    await type(name, 'Brass lamp');
    const fields = screen.querySelector('fieldset');
    expect(fields?.disabled).toBe(false);
    await press(await until(() => findButton('Save changes')));
    await until(() => fields?.disabled);
    // A browser takes the focus away from what is disabled.
    name.blur();
    await act(async () => response());
    await until(() => !fields?.disabled);
    expect(name.value).toBe('Brass lamp');
    expect(document.activeElement).toBe(name);
  });

  it('keeps what was typed, and can be saved again, where the server cannot be reached', async () => {
    const screen = await show(
      () => testStaffProduct(),
      () => new TestError(503, 'unavailable'),
    );
    await type(await field('Product name'), 'Brass lamp');
    await press(await until(() => findButton('Save changes')));
    await until(() => screen.querySelector('fieldset')?.disabled === false && findButton('Save changes'));
    expect((await field('Product name')).value).toBe('Brass lamp');
  });
});

describe('the switch of dropshipping', () => {
  const toggle = async () => {
    const label = await until(() =>
      [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith('Dropshipped')),
    );
    await press(await until(() => document.getElementById(label.htmlFor)));
  };

  it('leaves a typed stock alone', async () => {
    await show(() => testStaffProduct());
    const stock = await field('Stock quantity');
    await type(stock, '12');
    await toggle();
    expect(stock.value).toBe('12');
    await toggle();
    expect(stock.value).toBe('12');
  });

  it('asks for the stock of a product that is dropshipped no longer', async () => {
    await show(() => testStaffProduct({ isDropshipped: true, stockQuantity: 999 }));
    const stock = await field('Stock quantity');
    await toggle();
    expect(stock.value).toBe('');
    await toggle();
    expect(stock.value).toBe('999');
  });
});

describe('shipping and tax', () => {
  const taxClasses = [
    { id: 'standard', name: 'Standard' },
    { id: 'reduced', name: 'Books and food' },
  ];
  const sell = (selling: Partial<ProductSelling>) =>
    queryClient.setQueryData(productSellingQuery.queryKey, { taxClasses: [], hasShipping: false, ...selling });

  it('are not asked for in a store that has set up neither', async () => {
    await show(() => testStaffProduct());
    await field('Stock quantity');
    expect([findField('Weight'), findField('Tax class')]).toEqual([undefined, undefined]);
    sell({});
    await until(() => findField('Stock quantity'));
    expect([findField('Weight'), findField('Tax class')]).toEqual([undefined, undefined]);
  });

  it('are asked for one by one, as the store has set them up', async () => {
    sell({ taxClasses });
    await show(() => testStaffProduct());
    await field('Tax class');
    expect(findField('Weight')).toBeUndefined();
    await act(async () => sell({ hasShipping: true }));
    await field('Weight');
    expect(findField('Tax class')).toBeUndefined();
  });

  it('are saved: the weight in grams, and the class by its id', async () => {
    sell({ taxClasses, hasShipping: true });
    const sent: unknown[] = [];
    let product = testStaffProduct({ weightGrams: 1250, taxClass: 'gone' });
    await showScreen(<Page />, {
      responses: {
        ...readsOf(() => product),
        'PUT /products/7': (body) => {
          sent.push(body);
          product = testStaffProduct({ weightGrams: 2500, taxClass: 'reduced', version: 4 });
          return inDetail(product);
        },
      },
    });
    const [weight, unit, taxClass] = [await field('Weight'), await field('Unit'), await field('Tax class')];
    expect([weight.value, unit.value, taxClass.value]).toEqual(['1.25', 'kg', 'gone']);
    expect(taxClass.textContent).toContain('gone (no longer in the settings)');
    await type(weight, '2.5');
    await choose(taxClass, 'reduced');
    await press(await until(() => findButton('Save changes')));
    await until(() => sent.length > 0);
    expect(sent).toEqual([expect.objectContaining({ weightGrams: 2500, taxClass: 'reduced' })]);
    expect(sent[0]).not.toHaveProperty('needsShipping');
    await until(() => taxClass.value === 'reduced' && !taxClass.textContent?.includes('gone'));
  });
});

describe('the switch of sales', () => {
  it('says what it does, also where there is no unit to sell', async () => {
    await show(() => testStaffProduct({ stockQuantity: 12 }));
    const label = await until(() =>
      [...document.querySelectorAll('label')].find(({ textContent }) => textContent === 'In Stock'),
    );
    const button = await until(() => document.getElementById(label.htmlFor));
    const hint = () => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(hint()).toBe('Turn off to stop sales, whatever the count.');
    await press(button);
    expect(hint()).toBe('Off: shown as out of stock, whatever the count.');
    await press(button);
    await type(await field('Stock quantity'), '0');
    expect(hint()).toBe("On, but with 0 on hand customers can't buy it.");
  });
});

describe('the attributes of the category', () => {
  const attribute = { translations: {}, categoryIds: [], isFilter: true, position: 0, version: 1, unit: null };
  const choice = (id: number, name: string) => ({ id, name, color: null, translations: {} });
  const known = [
    { ...attribute, id: 1, name: 'Finish', kind: 'choice', choices: [choice(11, 'Matte'), choice(12, 'Gloss')] },
    { ...attribute, id: 2, name: 'Reach', kind: 'number', unit: 'cm', choices: [], categoryIds: [1] },
    { ...attribute, id: 3, name: 'Dimmable', kind: 'yesNo', choices: [] },
    { ...attribute, id: 4, name: 'Voltage', kind: 'text', choices: [], categoryIds: [2] },
  ];

  it('are fields by their types, and are saved as specifications beside those in rows', async () => {
    const product = testStaffProduct({
      category: 'Lighting',
      specs: [
        { label: 'Bulb', value: 'E27' },
        { label: 'finish', value: 'Matte' },
        { label: 'Reach', value: '40 cm' },
      ],
    });
    let sent: unknown;
    await showScreen(<Page />, {
      responses: {
        ...readsOf(() => product),
        'GET /staff/attributes': () => known,
        'GET /staff/categories': () => [{ id: 1, parentId: null, name: 'Lighting', slug: 'lighting' }],
        'PUT /products/7': (body) => {
          sent = body;
          return inDetail({ ...product, version: 4 });
        },
      },
    });
    const finish = await field('Finish');
    expect([finish.value, (await field('Reach (cm)')).value]).toEqual(['Matte', '40']);
    expect(findField('Voltage')).toBeUndefined();
    expect((await field('Label 1')).value).toBe('Bulb');
    expect(findField('Label 2')).toBeUndefined();
    await choose(finish, 'Gloss');
    await type(await field('Reach (cm)'), '45.5');
    await choose(await field('Dimmable'), 'Yes');
    await press(await until(() => findButton('Save changes')));
    await until(() => sent);
    expect(sent).toMatchObject({
      specs: [
        { label: 'Bulb', value: 'E27' },
        { label: 'finish', value: 'Gloss' },
        { label: 'Reach', value: '45.5 cm' },
        { label: 'Dimmable', value: 'Yes' },
      ],
    });
  });

  it('keep a value that is none of the choices, and are left out where they are emptied', async () => {
    const product = testStaffProduct({ category: 'Lighting', specs: [{ label: 'Finish', value: 'Matte, Gloss' }] });
    let sent: unknown;
    await showScreen(<Page />, {
      responses: {
        ...readsOf(() => product),
        'GET /staff/attributes': () => known,
        'GET /staff/categories': () => [{ id: 1, parentId: null, name: 'Lighting', slug: 'lighting' }],
        'PUT /products/7': (body) => {
          sent = body;
          return inDetail({ ...product, version: 4 });
        },
      },
    });
    expect((await field('Finish')).value).toBe('Matte, Gloss');
    await choose(await field('Finish'), '');
    await press(await until(() => findButton('Save changes')));
    await until(() => sent);
    expect(sent).toMatchObject({ specs: [] });
  });
});
