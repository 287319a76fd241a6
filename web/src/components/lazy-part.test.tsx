import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { loadMessages } from '../i18n/language';
import { ChunkError } from '../lib/fetch-then-import';
import { lazyPart } from './lazy-part';

const container = document.createElement('div');
let root = createRoot(container);
let reload = vi.spyOn(location, 'reload');

// They come with the code of the first part.
beforeAll(() => loadMessages('parts'));
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // React reports what a boundary catches; here that is the point.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  root = createRoot(container);
});
afterEach(() => {
  act(() => root.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

/** Fails as often as asked, like a chunk that a release took away or a line that was down. */
function flaky(failures: number) {
  return vi.fn(async () => {
    failures -= 1;
    if (failures >= 0) throw new TypeError('Failed to fetch dynamically imported module');
    return Greeting;
  });
}

it('shows the part once its code is there', async () => {
  const Part = lazyPart(flaky(0));
  await act(async () => root.render(<Part name="Ada" />));
  expect(container.textContent).toBe('Hello Ada');
});

it('leaves the rest of the page standing, and succeeds at the next try', async () => {
  const load = flaky(1);
  const Part = lazyPart(load, { failed: (retry) => <button type="button" onClick={retry} /> });
  await act(async () =>
    root.render(
      <>
        <h1>Page</h1>
        <Part name="Ada" />
      </>,
    ),
  );
  expect(container.querySelector('h1')).not.toBeNull();
  await act(async () => container.querySelector('button')?.click());
  expect(container.textContent).toBe('PageHello Ada');
  expect(load).toHaveBeenCalledTimes(2);
});

it('shows nothing without a fallback, and tries again when it is next needed', async () => {
  const Part = lazyPart(flaky(1));
  await act(async () => root.render(<Part name="Ada" />));
  expect(container.textContent).toBe('');
  await act(async () => root.render(null));
  await act(async () => root.render(<Part name="Ada" />));
  expect(container.textContent).toBe('Hello Ada');
});

const failsWith = (...errors: Error[]) =>
  vi.fn(async () => {
    const error = errors.shift();
    if (error) throw error;
    return Greeting;
  });
const unreachable = new ChunkError('Could not fetch', { needsReload: false });
const gone = new ChunkError('Could not load: 404', { needsReload: true });
const tryAgain = (retry: () => void) => <button type="button" onClick={retry} />;
const goOnline = () => act(async () => window.dispatchEvent(new Event('online')));
const press = () => act(async () => container.querySelector('button')?.click());

it('loads again once the browser is online', async () => {
  const Part = lazyPart(failsWith(unreachable, unreachable), { failed: tryAgain });
  await act(async () => root.render(<Part name="Ada" />));
  await goOnline();
  expect(container.textContent).toBe('');
  await goOnline();
  expect(container.textContent).toBe('Hello Ada');
});

it('has second chances where the browser says that it is online before it is', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const Part = lazyPart(failsWith(unreachable, unreachable, unreachable), { failed: tryAgain });
  await act(async () => root.render(<Part name="Ada" />));
  await goOnline();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(container.textContent).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(container.textContent).toBe('Hello Ada');
});

it('reloads the page for what only a new page can have, when the visitor asks, and not before', async () => {
  const Part = lazyPart(failsWith(gone), { failed: tryAgain, reopen: 'greeting' });
  await act(async () => root.render(<Part name="Ada" />));
  await goOnline();
  expect(reload).not.toHaveBeenCalled();
  await press();
  expect(reload).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem('reopen-after-reload')).toBe('greeting');
});

it('reloads the page where the visitor’s next attempt finds that a release took the part away', async () => {
  const Part = lazyPart(failsWith(unreachable, gone), { failed: tryAgain });
  await act(async () => root.render(<Part name="Ada" />));
  await press();
  expect(reload).toHaveBeenCalledOnce();
});
