import '@fontsource-variable/inter/wght.css';
import './styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, useRoutes } from 'react-router-dom';
import { loadMessages } from './i18n/language';
import { LanguageProvider } from './i18n/language-provider';
import { meQuery } from './lib/queries/session';
import { queryClient } from './lib/query-client';
import { preloadPage, routes } from './routes';

// The page's code, its words and the session are fetched at once, not one after the other.
const words = loadMessages(['shop']);
preloadPage(window.location.pathname);
void queryClient.prefetchQuery(meQuery);

const Pages = () => useRoutes(routes);

function start() {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root');
  createRoot(container).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <LanguageProvider>
          <BrowserRouter>
            <Pages />
          </BrowserRouter>
        </LanguageProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
}

// Without its words the shop shows its keys: poor, but it sells, and a reload mends it.
words.then(start, start);
