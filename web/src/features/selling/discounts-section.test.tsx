import type { Discount } from '@shopwright/contracts/http/discounts';
import { testDiscount } from '@shopwright/contracts/test-selling';
import { expect, it } from 'vitest';
import {
  choose,
  prepareScreens,
  press,
  type Screen,
  showScreen,
  TestError,
  type,
  until,
} from '../../components/test-screen';
import { DiscountsSection } from './discounts-section';

prepareScreens();

const ten = {
  ...testDiscount({ code: 'TEN' }),
  isEnabled: true,
  id: 7,
  version: 1,
  uses: 0,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
} as Discount;

// The dialogs are not inside the container of the screen.
const button = (name: string) =>
  until(() =>
    [...document.querySelectorAll('button')].findLast(
      (each) => each.textContent?.trim() === name || each.getAttribute('aria-label') === name,
    ),
  );
const field = (label: string) =>
  until(() => {
    const named = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.trim() === label);
    return named && document.querySelector<HTMLInputElement>(`[id="${named.htmlFor}"]`);
  });
const fill = async (label: string, text: string) => type(await field(label), text);
const pressNamed = async (name: string) => press(await button(name));

const show = (responses: Screen['responses']) =>
  showScreen(<DiscountsSection />, {
    responses: { 'GET /auth/me': () => ({ id: 1, role: 'operator' }), 'GET /discounts': () => [ten], ...responses },
  });

it('saves an edit on the version that was opened, and after a conflict on the newer one', async () => {
  const sent: unknown[] = [];
  const newer = { ...ten, name: 'Ten percent off', version: 2 };
  await show({
    'PUT /discounts/7': (body) => {
      sent.push(body);
      return sent.length === 1 ? new TestError(409, 'conflict', newer) : { ...newer, version: 3 };
    },
  });
  await pressNamed('Edit Ten percent');
  await fill('Percent off', '15');
  await pressNamed('Save changes');
  await until(() => document.body.textContent?.includes('Someone else saved changes'));
  await pressNamed('Load newer version');
  await pressNamed('Save changes');
  await until(() => document.querySelector('[role=dialog]') === null);
  const effect = { kind: 'percentage', rate: '15' };
  expect(sent).toMatchObject([
    { name: 'Ten percent', code: 'TEN', effect, version: 1 },
    { name: 'Ten percent off', code: 'TEN', effect, version: 2 },
  ]);
});

it('deletes after a question', async () => {
  const deleted: string[] = [];
  await show({
    'DELETE /discounts/7': () => {
      deleted.push('7');
      return new Response(null, { status: 204 });
    },
  });
  await pressNamed('Delete Ten percent');
  expect(deleted).toEqual([]);
  await pressNamed('Delete');
  await until(() => document.querySelector('[role=alertdialog]') === null);
  expect(deleted).toEqual(['7']);
});

it('adds one that gives units of a collection for those of a category', async () => {
  const sent: unknown[] = [];
  await show({
    'GET /staff/categories': () => [
      { id: 3, name: 'Lamps', slug: 'lamps' },
      { id: 4, name: 'Cables', slug: 'cables' },
    ],
    'GET /staff/collections': () => [{ id: 4, title: 'Cables' }],
    'POST /discounts': (body) => {
      sent.push(body);
      return ten;
    },
  });
  await pressNamed('Add a discount');
  await fill('Name', 'A cable with two lamps');
  await choose(await field('What customers get'), 'buy_x_get_y');
  await fill('Percent off', '100');
  await fill('Units to buy', '2');
  await fill('Units to get', '1');
  const add = async (list: string, target: string, name: string) => {
    await choose(await field(list), target);
    const fields = [...document.querySelectorAll<HTMLInputElement>('[role=combobox]')];
    await type(fields.at(-1) as HTMLInputElement, name);
    await press(await until(() => document.querySelector<HTMLElement>('[role=option]')));
  };
  await add('Applies to', 'categories', 'Lamps');
  await add('Products they get', 'collections', 'Cables');
  await pressNamed('Save changes');
  await until(() => sent.length > 0);
  expect(sent[0]).toMatchObject({
    code: null,
    effect: { kind: 'buy_x_get_y', buy: 2, get: 1, rate: '100', getTarget: { type: 'collections', ids: [4] } },
    target: { type: 'categories', ids: [3] },
  });
});
