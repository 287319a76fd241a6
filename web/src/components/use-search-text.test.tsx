import { act } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { findButton, findField, prepareScreens, press, showScreen, type, until } from './test-screen';
import { useSearchText } from './use-search-text';

prepareScreens();

function Page() {
  const { pathname, search: query } = useLocation();
  const [search, setSearch] = useSearchText((current, text) => {
    const next = new URLSearchParams(current);
    if (text === '') next.delete('search');
    else next.set('search', text);
    return next;
  });
  return (
    <>
      <input aria-label="Search" value={search} onChange={(event) => setSearch(event.target.value)} />
      <Link to="/admin?layout=table">Products</Link>
      <p>{`${pathname}${query}`}</p>
    </>
  );
}

/** Longer than the field waits for the next letter. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 400)));

it('is left by a link to the page without a search', async () => {
  const screen = await showScreen(<Page />, { address: '/admin?layout=table&search=lamp' });
  const field = await until(() => findField('Search'));
  expect(field.value).toBe('lamp');
  await press(await until(() => findButton('Products')));
  expect(field.value).toBe('');
  await settle();
  expect(screen.querySelector('p')?.textContent).toBe('/admin?layout=table');
});

it('writes what is typed once it has settled, and keeps what is typed meanwhile', async () => {
  const screen = await showScreen(<Page />, { address: '/admin' });
  const field = await until(() => findField('Search'));
  const shown = () => screen.querySelector('p')?.textContent;
  await type(field, 'desk ');
  expect(shown()).toBe('/admin');
  await until(() => shown() === '/admin?search=desk');
  expect(field.value).toBe('desk ');
  await type(field, 'desk lamp');
  await until(() => shown() === '/admin?search=desk+lamp');
  await type(field, '');
  await until(() => shown() === '/admin');
});
