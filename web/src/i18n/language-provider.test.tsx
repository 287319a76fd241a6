import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { HydrationMark } from '../layout/hydration-mark';
import { dictionaries } from '../server/render-app';
import { changeLanguage, loadMessages, loadTranslator } from './language';
import { LanguageProvider, RenderedLanguage, useLanguage } from './language-provider';

/** Chooses Arabic at once: the rest of the page is hydrated after the header. */
function Header() {
  const { setLanguage } = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: chooses once
  useLayoutEffect(() => void setLanguage('ar'), []);
  return null;
}

const Main = () => <p>{useLanguage().t('sort.label')}</p>;

afterEach(() => changeLanguage('en'));

const page = (
  <>
    <Header />
    <Suspense>
      <Main />
      <HydrationMark />
    </Suspense>
  </>
);

it('hydrates what the server rendered, and renders it again in the language that was chosen meanwhile', async () => {
  await loadMessages(['shop']);
  await loadTranslator('ar', ['shop']);
  const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const app = (provider: ReactNode) => (
    <QueryClientProvider client={queries}>
      <MemoryRouter>{provider}</MemoryRouter>
    </QueryClientProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(
    app(
      <RenderedLanguage language="en" dictionary={dictionaries.en}>
        {page}
      </RenderedLanguage>,
    ),
  );
  expect(container.textContent).toBe('Sort by:');

  const errors: unknown[] = [];
  const root = hydrateRoot(container, app(<LanguageProvider>{page}</LanguageProvider>), {
    onRecoverableError: (error) => errors.push(error),
  });
  await vi.waitFor(() => expect(container.textContent).toBe(dictionaries.ar['sort.label']));
  expect(errors).toEqual([]);
  root.unmount();
});
