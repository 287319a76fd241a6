import { eventually } from '@shopwright/testing/deadlines';
import { act, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { latePart, preloadLateParts } from './late-part';

const container = document.createElement('div');
let root: Root;
let comeNear: () => void;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => tell([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  document.body.append(container);
});
afterEach(() => {
  act(() => root.unmount());
  container.remove();
  vi.unstubAllGlobals();
});

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

/** Hydrates what a server rendered with the same part; `load` is how the browser fetches its code. */
async function arrive(load: () => Promise<typeof Counter>) {
  const OnServer = latePart(async () => Counter);
  await preloadLateParts();
  container.innerHTML = renderToString(<OnServer />);
  const Part = latePart(load);
  await act(async () => {
    root = hydrateRoot(container, <Part />);
  });
}

const button = () => container.querySelector('button') as HTMLButtonElement;

it('shows what the server rendered, and fetches no code until it is near', async () => {
  const load = vi.fn(async () => Counter);
  await arrive(load);
  expect(button().textContent).toBe('0');
  expect(load).not.toHaveBeenCalled();
  await act(async () => comeNear());
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => button().click());
  expect(button().textContent).toBe('1');
});

it('repeats a press of a button whose code was not there', async () => {
  await arrive(async () => Counter);
  await act(async () => button().click());
  expect(button().textContent).toBe('0');
  await act(async () => comeNear());
  await vi.waitFor(() => expect(button().textContent).toBe('1'), eventually);
});

it('keeps what the server rendered where the code cannot be fetched, and tries again online', async () => {
  const load = vi
    .fn(async () => Counter)
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  await arrive(load);
  await act(async () => comeNear());
  expect(button().textContent).toBe('0');
  await act(async () => window.dispatchEvent(new Event('online')));
  await act(async () => button().click());
  expect(button().textContent).toBe('1');
});
