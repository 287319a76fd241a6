// @vitest-environment happy-dom
import { pagePaths } from '@shopwright/contracts/pages';
import { act, Suspense } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareScreens, showScreen } from './components/test-screen';
import { changeLanguage } from './i18n/language';
import { languages } from './i18n/languages';
import { PageFallback } from './layout/page-fallback';
import { meQuery } from './lib/queries/session';
import { queryClient } from './lib/query-client';
import type { PageHandle } from './page-route';
import { CategoryPage } from './pages/category-page';
import { ProductPage } from './pages/product-page';
import { StreamingPage } from './pages/streaming-page';
import { OtherPages, otherRoutes } from './routes';

prepareScreens();

/** Answers nothing, as a server far away does for a moment. */
const silent = new Proxy({}, { get: () => () => new Promise(() => undefined) });
const headings = (container: HTMLElement) =>
  [...container.querySelectorAll('h1')].map(({ textContent }) => textContent);
const addresses = [...pagePaths.map((path) => path.replace(/:\w+/g, '7')), '/nowhere'];
const operator = {
  id: 1,
  role: 'operator',
  email: 'olga@example.com',
  firstName: 'Olga',
  lastName: 'Perez',
  totalSpent: '0.00',
  createdAt: '2026-01-01',
};

beforeAll(async () => {
  const routes = otherRoutes.flatMap((route) => [route, ...(route.children ?? [])]);
  await Promise.all(routes.map(({ handle }) => (handle as PageHandle).preload?.()));
});
afterAll(() => changeLanguage('en'));

const show = (element: React.ReactNode, address: string) => showScreen(element, { address, responses: silent });

describe.each(languages)('a page that is loading, in %s', (language) => {
  beforeAll(() => act(() => changeLanguage(language)));

  it('has one heading while its code is on its way', async () => {
    expect(headings(await show(<PageFallback />, '/'))).toHaveLength(1);
  });

  it.each([
    ['a product', <ProductPage key="" />],
    ['a category', <CategoryPage key="" />],
    ['streaming', <StreamingPage key="" />],
  ])('%s has one heading', async (_name, element) => {
    expect(headings(await show(element, '/'))).toHaveLength(1);
  });

  it.each(addresses)('%s has one heading while nothing is known', async (address) => {
    const shown = await show(
      <Suspense fallback={<PageFallback />}>
        <OtherPages />
      </Suspense>,
      address,
    );
    expect(headings(shown)).toHaveLength(1);
    expect(headings(shown)[0]).not.toBe('');
  });

  it.each(addresses)('%s has one heading while only its user is known', async (address) => {
    queryClient.setQueryData(meQuery.queryKey, operator as never);
    const shown = await show(
      <Suspense fallback={<PageFallback />}>
        <OtherPages />
      </Suspense>,
      address,
    );
    expect(headings(shown)).toHaveLength(1);
  });
});
