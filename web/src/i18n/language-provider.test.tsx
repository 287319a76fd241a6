import { eventually } from '@shopwright/testing/deadlines';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { latePart, preloadLateParts } from '../components/late-part';
import { HydrationMark } from '../layout/hydration-mark';
import { expectHydration } from '../lib/hydration';
import { dictionaries } from '../server/render-app';
import { changeLanguage, loadMessages, loadTranslator } from './language';
import { LanguageProvider, RenderedLanguage, useLanguage } from './language-provider';

/** Chooses Arabic immediately: the rest of the page is hydrated after the header. */
function Header() {
  const { setLanguage } = useLanguage();
  const isChosen = useRef(false);
  useLayoutEffect(() => {
    if (!isChosen.current) void setLanguage('ar');
    isChosen.current = true;
  });
  return null;
}

const Main = () => <p>{useLanguage().t('catalog.sort.label')}</p>;

afterEach(() => changeLanguage('en'));

const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
const app = (provider: ReactNode) => (
  <QueryClientProvider client={queries}>
    <MemoryRouter>{provider}</MemoryRouter>
  </QueryClientProvider>
);

/** Hydrates a page that the server rendered in English; the answer lists React's complaints. */
async function arrive(container: HTMLElement, onServer: ReactNode, inBrowser: ReactNode) {
  await loadMessages('shop');
  await loadTranslator('ar', 'shop');
  container.innerHTML = renderToString(
    app(
      <RenderedLanguage language="en" dictionary={dictionaries.en}>
        {onServer}
      </RenderedLanguage>,
    ),
  );
  expect(container.textContent).toBe(dictionaries.en['catalog.sort.label']);
  expectHydration();
  const errors: unknown[] = [];
  const root = hydrateRoot(container, app(<LanguageProvider>{inBrowser}</LanguageProvider>), {
    onRecoverableError: (error) => errors.push(error),
  });
  return { root, errors };
}

describe('a language that is chosen while React hydrates the page', () => {
  it('comes after it', async () => {
    const page = (
      <>
        <Header />
        <Suspense>
          <Main />
          <HydrationMark />
        </Suspense>
      </>
    );
    const container = document.createElement('div');
    const { root, errors } = await arrive(container, page, page);
    await vi.waitFor(() => expect(container.textContent).toBe(dictionaries.ar['catalog.sort.label']), eventually);
    expect(errors).toEqual([]);
    root.unmount();
  });

  it('comes to a late part once that is hydrated', async () => {
    const observers: (() => void)[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
          observers.push(() => tell([{ isIntersecting: true }]));
        }
        observe() {}
        disconnect() {}
      },
    );
    vi.stubGlobal('requestIdleCallback', () => 0);
    vi.stubGlobal('cancelIdleCallback', () => {});
    const OnServer = latePart(async () => Main);
    await preloadLateParts();
    const Late = latePart(async () => Main);
    const container = document.createElement('div');
    const { root, errors } = await arrive(
      container,
      <OnServer />,
      <>
        <Header />
        <Late />
        <HydrationMark />
      </>,
    );
    await vi.waitFor(() => expect(document.documentElement.lang).toBe('ar'), eventually);
    // The part observes its place in an effect, which may run after the language has changed.
    await vi.waitFor(() => expect(observers).not.toEqual([]), eventually);
    expect(container.textContent).toBe(dictionaries.en['catalog.sort.label']);
    for (const comeNear of observers) comeNear();
    await vi.waitFor(() => expect(container.textContent).toBe(dictionaries.ar['catalog.sort.label']), eventually);
    expect(errors).toEqual([]);
    root.unmount();
    vi.unstubAllGlobals();
  });
});
