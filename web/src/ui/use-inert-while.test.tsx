import { act } from 'react';
import { expect, it } from 'vitest';
import { prepareScreens, showScreen } from '../components/test-screen';
import { useInertWhile } from './use-inert-while';

prepareScreens();

function List({ isBusy }: { isBusy: boolean }) {
  return (
    <div ref={useInertWhile(isBusy)} data-list>
      <button type="button">Select</button>
      <form>
        <input />
      </form>
    </div>
  );
}

const isInert = () => document.querySelector<HTMLElement>('[data-list]')?.inert;
const show = (isBusy: boolean) => showScreen(<List isBusy={isBusy} />);

it('makes a list inert while it is busy', async () => {
  await show(false);
  expect(isInert()).toBe(false);
  await act(async () => document.querySelector('button')?.focus());
  await show(true);
  expect(isInert()).toBe(true);
  await show(false);
  expect(isInert()).toBe(false);
});

it('leaves a form that is being filled in alone', async () => {
  await show(false);
  await act(async () => document.querySelector('input')?.focus());
  await show(true);
  expect(isInert()).toBe(false);
  await act(async () => document.querySelector('input')?.blur());
  await show(true);
  expect(isInert()).toBe(true);
});
