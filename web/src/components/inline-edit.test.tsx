import { act } from 'react';
import { expect, it } from 'vitest';
import { InlineEdit } from './inline-edit';
import { prepareScreens, showScreen, type } from './test-screen';

prepareScreens();

const show = () =>
  showScreen(
    <InlineEdit
      value="3"
      editLabel="Edit"
      fieldLabel="Stock"
      isValid={() => true}
      invalidText=""
      type="number"
      isPending={false}
      onSave={(_text, close) => close()}
    >
      3
    </InlineEdit>,
    {},
  );

const find = <E extends Element>(selector: string) => document.querySelector<E>(selector) as E;
const open = () => act(async () => find<HTMLButtonElement>('[aria-label=Edit]').click());
const submit = () => act(async () => find<HTMLFormElement>('form').requestSubmit());
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
