import type { StaffAttributeDetail } from '@shopwright/contracts/http/attributes';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import { describe, expect, it, vi } from 'vitest';
import { choose, prepareScreens, press, showScreen, TestError, type, until } from '../../components/test-screen';
import { AttributeDialog } from './attribute-dialog';

prepareScreens();

const count = (of: number) => ({ count: of, hasMore: false });
const color: StaffAttributeDetail = {
  id: 5,
  name: 'Color',
  kind: 'choice',
  unit: null,
  translations: { de: 'Farbe' },
  categoryIds: [],
  isFilter: true,
  position: 2,
  version: 3,
  choices: [
    { id: 51, name: 'Black', color: '#000000', translations: { de: 'Schwarz' }, products: count(4) },
    { id: 52, name: 'White', color: null, translations: {}, products: count(0) },
  ],
  products: count(6),
  unread: count(1),
  unreadExamples: [{ productId: 9, name: 'Strip', value: 'RGB' }],
  isSyncing: false,
};

async function show(id: number | undefined, save: (body: unknown) => unknown, read = () => color) {
  const onClose = vi.fn<() => void>();
  await showScreen(<AttributeDialog id={id} position={4} onClose={onClose} />, {
    responses: {
      'GET /staff/attributes/5': read,
      'GET /staff/specifications': () => [{ label: 'Material', products: 8, values: ['Steel', 'Oak'] }],
      'GET /staff/categories': () => [{ id: 1, name: 'Lamps', slug: 'lamps', parentId: null, path: [1] }],
      'PUT /staff/attributes/5': save,
      'POST /staff/attributes': save,
    },
  });
  return onClose;
}

/** The dialog is beside the screen. */
const inDialog = <Found,>(find: () => Found) => {
  const dialog = document.querySelector<HTMLElement>('[role=dialog]');
  return dialog ? find() : undefined;
};
const field = (label: string) =>
  until(() =>
    inDialog(() =>
      [...document.querySelectorAll<HTMLInputElement>('[role=dialog] :is(input, select)')].find(
        (one) => one.getAttribute('aria-label') === label || one.labels?.[0]?.textContent?.trim() === label,
      ),
    ),
  );
const button = (name: string) =>
  until(() =>
    [...document.querySelectorAll<HTMLElement>('[role=dialog] button')].find(
      (one) => one.textContent?.trim() === name || one.getAttribute('aria-label') === name,
    ),
  );
const text = () => document.querySelector('[role=dialog]')?.textContent ?? '';

describe('a new attribute', () => {
  it('takes over the values that products have', async () => {
    const sent = vi.fn<(body: unknown) => unknown>(() => color);
    const onClose = await show(undefined, sent);
    await press(await button('Save changes'));
    await until(() => text().includes('Required'));
    expect(sent).not.toHaveBeenCalled();
    await type(await field('Name in English'), 'material');
    await until(() => text().includes('8 products on sale'));
    await press(await button('Add 2 values in use'));
    expect((await field('Choice 2')).value).toBe('Oak');
    await press(await button('Move choice 2 up'));
    await press(await field('Lamps'));
    await press(await button('Save changes'));
    await until(() => onClose.mock.calls.length > 0);
    expect(sent.mock.calls[0]?.[0]).toEqual({
      name: 'material',
      kind: 'choice',
      unit: null,
      translations: {},
      categoryIds: [1],
      isFilter: true,
      position: 4,
      choices: [
        { name: 'Oak', color: null, translations: {} },
        { name: 'Steel', color: null, translations: {} },
      ],
    });
  });

  it('of numbers has a unit and no choices', async () => {
    const sent = vi.fn<(body: unknown) => unknown>(() => color);
    const onClose = await show(undefined, sent);
    await type(await field('Name in English'), 'Weight');
    await choose(await field('Type'), 'number');
    await type(await field('Unit'), 'g');
    await press(await button('Save changes'));
    await until(() => onClose.mock.calls.length > 0);
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ kind: 'number', unit: 'g', choices: [] });
  });
});

describe('an attribute that products have', () => {
  it('says how many, and what filters cannot read', async () => {
    await show(5, () => color);
    await field('Choice 1');
    expect(text()).toContain('6 products on sale');
    expect(text()).toContain("1 product has a value that filters can't read");
    expect(text()).toContain('Strip: RGB');
    expect((await field('Color of choice 1')).value).toBe('#000000');
  });

  it('keeps its type and choices, and says so beside them', async () => {
    let refused = { path: 'kind', message: validationMessages.attribute_kind_used as string };
    await show(5, () =>
      Response.json({ code: 'conflict', fields: [refused], message: 'x', requestId: 'x' }, { status: 409 }),
    );
    await choose(await field('Type'), 'text');
    await press(await button('Save changes'));
    await until(() => text().includes("its type can't change"));
    await choose(await field('Type'), 'choice');
    refused = { path: 'choices', message: validationMessages.choice_used };
    await press(await button('Remove choice 1'));
    await press(await button('Save changes'));
    await until(() => text().includes("so it can't be removed"));
    expect(text()).not.toContain('Someone else');
  });

  it('that someone else has changed keeps what was typed, and loads the rest', async () => {
    let read = color;
    const sent = vi.fn<(body: unknown) => unknown>(() => new TestError(409, 'conflict'));
    await show(5, sent, () => read);
    await type(await field('Name in English'), 'Tint');
    read = { ...color, version: 4, position: 7 };
    await press(await button('Save changes'));
    await until(() => text().includes('Someone else'));
    sent.mockImplementation(() => color);
    await press(await button('Load newer version'));
    await until(() => !text().includes('Someone else'));
    await press(await button('Save changes'));
    await until(() => sent.mock.calls.length === 2);
    expect(sent.mock.calls[1]?.[0]).toMatchObject({ name: 'Tint', position: 7, version: 4 });
  });
});
