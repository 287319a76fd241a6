import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { InlineEdit } from './inline-edit';
import { findButton, prepareScreens, showScreen, type } from './test-screen';

prepareScreens();
beforeEach(() => {
  saved.length = 0;
});

const saved: string[] = [];
const show = () =>
  showScreen(
    <>
      <InlineEdit
        value="3"
        editLabel="Edit"
        fieldLabel="Stock"
        isValid={(text) => text !== ''}
        invalidText="Not a number"
        type="number"
        isPending={false}
        onSave={(text, close) => {
          saved.push(text);
          close();
        }}
      >
        3
      </InlineEdit>
      <button type="button">elsewhere</button>
    </>,
    {},
  );

const find = <E extends Element>(selector: string) => document.querySelector<E>(selector) as E;
const open = () => act(async () => find<HTMLButtonElement>('[aria-label=Edit]').click());
const submit = () => act(async () => find<HTMLFormElement>('form').requestSubmit());
const goElsewhere = () => act(async () => findButton('elsewhere')?.focus());
const isLit = () => find('[aria-label=Edit]').classList.contains('animate-saved');

it('lights up after a change was saved, and not after one that was cancelled or none', async () => {
  await show();
  await open();
  await submit();
  expect(isLit()).toBe(false);
  await open();
  await type(find('input'), '4');
  await submit();
  expect(isLit()).toBe(true);
  await open();
  await type(find('input'), '5');
  await act(async () => find('input').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  expect(isLit()).toBe(false);
  expect(document.activeElement).toBe(find('[aria-label=Edit]'));
});

it('saves what was typed when the focus goes elsewhere, and closes where nothing was', async () => {
  await show();
  await open();
  await goElsewhere();
  expect(find('input')).toBeNull();
  await open();
  await type(find('input'), '6');
  await goElsewhere();
  expect(saved).toEqual(['6']);
  expect(find('input')).toBeNull();
  expect(document.activeElement).toBe(findButton('elsewhere'));
});

it('keeps a text that cannot be saved, and says why', async () => {
  await show();
  await open();
  await type(find('input'), '');
  await goElsewhere();
  expect(saved).toEqual([]);
  expect(find<HTMLInputElement>('input').value).toBe('');
  expect(find('[role=alert]').textContent).toBe('Not a number');
});

it('does not save for its own buttons, or while another window has the focus', async () => {
  await show();
  await open();
  await type(find('input'), '7');
  await act(async () => find<HTMLButtonElement>('[aria-label=Cancel]').focus());
  expect(saved).toEqual([]);
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  await act(async () => find<HTMLButtonElement>('[aria-label=Cancel]').blur());
  expect(saved).toEqual([]);
  hasFocus.mockRestore();
});
