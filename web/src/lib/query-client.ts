import type { Language } from '@shopwright/contracts/fields';
import { QueryClient, type QueryKey } from '@tanstack/react-query';

/** Keeps what was read until a write invalidates it: no polling, no refetch on focus, no retries. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false },
    },
  });

/** The browser's. A page that the server renders has one of its own. */
export const queryClient = createQueryClient();

/** The data that the server rendered a page from. It is part of the page, so that the browser begins with the same data. */
export interface PageState {
  address: string;
  language: Language;
  queries: [key: QueryKey, data: unknown][];
}

export const stateElementId = 'page-state';

/** The parts of a query that a page depends on. Others, such as a campaign's mark, come and go. */
const known = [
  'lang',
  'section',
  'search',
  'category',
  'sort',
  'min',
  'max',
  'stock',
  'featured',
  'rating',
  'variant',
  'ids',
  'attributes',
];

/** An address with only what its page depends on, always in the same order. */
export function pageAddress(pathname: string, search: string): string {
  const params = new URLSearchParams(search);
  const kept = known.flatMap((name): [string, string][] => {
    const value = params.get(name);
    return value ? [[name, value]] : [];
  });
  return kept.length === 0 ? pathname : `${pathname}?${new URLSearchParams(kept)}`;
}

/** The state in this document, if the server rendered it. */
export function readPageState(): PageState | undefined {
  const text = document.getElementById(stateElementId)?.textContent;
  return text ? (JSON.parse(text) as PageState) : undefined;
}

export function restoreQueries(client: QueryClient, queries: PageState['queries']): void {
  for (const [key, data] of queries) client.setQueryData(key, data);
}
