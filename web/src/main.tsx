import '@fontsource-variable/inter/wght.css';
import './styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { currentLanguage, loadMessages } from './i18n/language';
import { LanguageProvider } from './i18n/language-provider';
import { followSession } from './lib/follow-session';
import { watchMoves } from './lib/history-moves';
import { expectHydration, hydrated } from './lib/hydration';
import { takeKeptInput, watchInput } from './lib/kept-input';
import { watchFollowed, watchLinks } from './lib/link-intent';
import { keepNumbersOnWheel } from './lib/number-wheel';
import { firstMeQuery } from './lib/queries/session';
import { pageAddress, queryClient, readPageState, restoreQueries } from './lib/query-client';
import { refetchWhenOnline } from './lib/refetch-when-online';
import { Pages, prefetchPage, preloadPage } from './site';

const rendered = readPageState();
// First, because the server may say that no one is signed in.
followSession();
if (rendered) restoreQueries(queryClient, rendered.queries);

// The page's code, its words and the session are fetched concurrently.
const words = loadMessages('shop');
const page = preloadPage(window.location.pathname);
void queryClient.prefetchQuery(firstMeQuery);
void renewOldPage();
watchInput();
keepNumbersOnWheel();
watchMoves();
refetchWhenOnline(queryClient);
watchLinks(prefetchPage);
watchFollowed(loadFollowed);
void hydrated.then(restoreKeptInput);

const app = (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <LanguageProvider>
          <Pages />
        </LanguageProvider>
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>
);

const { pathname, search } = window.location;
const isRenderedHere = rendered?.language === currentLanguage() && rendered.address === pageAddress(pathname, search);
if (isRenderedHere) expectHydration();

function start() {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root');
  // From here on React itself keeps what is pressed (public/boot.js did so far).
  document.dispatchEvent(new Event('hydrating'));
  // The server's page is used only for the same language and address.
  // As a transition, hydration lets the browser answer in between.
  if (isRenderedHere) startTransition(() => void hydrateRoot(container, app));
  else createRoot(container).render(app);
}

// Without its messages the store shows their keys. It still sells, and a reload loads them again.
Promise.allSettled(isRenderedHere ? [words, page] : [words]).then(start);

/** Most visits have nothing to restore, and do not load the code for it. */
async function restoreKeptInput(): Promise<void> {
  const stored = takeKeptInput();
  if (stored === null) return;
  const { restoreInput } = await import('./lib/restore-input');
  restoreInput(stored);
}

/** A page that comes out of the browser's history is as old as the visit. */
async function renewOldPage(): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!rendered || visit?.type !== 'back_forward') return;
  await hydrated;
  await queryClient.invalidateQueries();
}

/** Shows immediately that a page is on its way: React asks for it only when it has rendered what is around it. */
function loadFollowed({ pathname }: URL): void {
  // React throws the failure where it shows the page.
  preloadPage(pathname).catch(() => {});
}
