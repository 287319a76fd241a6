// @vitest-environment happy-dom
import { act, createElement, type KeyboardEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useCombobox } from '../ui/use-combobox';
import { isComposing } from './composing';

const states: [what: string, event: { isComposing?: boolean; keyCode: number }, expected: boolean][] = [
  ['a key', { isComposing: false, keyCode: 13 }, false],
  ['a key of a browser that does not tell', { keyCode: 13 }, false],
  ['a key within a composition', { isComposing: true, keyCode: 229 }, true],
  ['a key within a composition, with its own code', { isComposing: true, keyCode: 13 }, true],
  ['the key that ends a composition in Safari', { isComposing: false, keyCode: 229 }, true],
  ['the key that ends a composition in an old browser', { keyCode: 229 }, true],
];

it.each(states)('%s goes to the input method or not', (_what, nativeEvent, expected) => {
  expect(isComposing({ nativeEvent })).toBe(expected);
});

describe('a list of suggestions', () => {
  const choose = vi.fn();
  let press: (event: KeyboardEvent) => void;
  let list: { isOpen: boolean; active: number };

  function List() {
    const combobox = useCombobox({ text: 'ランプ', options: ['Lamp', 'Lampshade'], onChoose: choose });
    press = combobox.onKeyDown;
    list = combobox.list;
    return null;
  }

  const key = (name: string, nativeEvent: object) =>
    act(async () => press({ key: name, nativeEvent, preventDefault: () => {} } as never));

  afterEach(() => choose.mockClear());

  it.each(
    states.flatMap((state) => ['Enter', 'Escape', 'ArrowDown', 'ArrowUp'].map((name) => [name, ...state] as const)),
  )('hears %s of %s', async (name, _what, event, isLeftAlone) => {
    const root = createRoot(document.createElement('div'));
    await act(async () => root.render(createElement(List)));
    await key('ArrowDown', { isComposing: false, keyCode: 40 });
    const before = { ...list };
    await key(name, event);
    const hasChosen = choose.mock.calls.length > 0;
    const hasMoved = list.active !== before.active || list.isOpen !== before.isOpen;
    expect(hasChosen || hasMoved).toBe(!isLeftAlone);
    await act(async () => root.unmount());
  });
});
