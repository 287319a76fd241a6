import type { Language } from '@shopwright/contracts/fields';
import { isPagePath } from '@shopwright/contracts/pages';
import type { QueryClient, QueryState } from '@tanstack/react-query';
import { isApiError } from '../lib/api-error';
import { redirectQuery } from '../lib/queries/redirects';
import { createQueryClient, type PageState } from '../lib/query-client';
import { readsAt } from '../site';

interface PageRequest {
  pathname: string;
  /** The query as it was asked for, with its question mark. */
  search: string;
  language: Language;
}

interface ReadResult {
  status: 200 | 404 | 503;
  /** With the query that goes along. */
  movedTo?: string | undefined;
  queries: PageState['queries'];
}

/** Reads what the routes at this address declare, concurrently. Never rejects because of what cannot be read. */
export async function readPage({ pathname, search, language }: PageRequest): Promise<ReadResult> {
  const client = createQueryClient();
  const subjects = await Promise.all(
    readsAt(pathname).map(({ reads, params }) =>
      reads({ client, params, search: new URLSearchParams(search), language }),
    ),
  );
  const movedTo = subjects.find((subject) => subject?.movedTo)?.movedTo;
  const statuses = subjects.map((subject) => (subject ? toStatus(client.getQueryState(subject.queryKey)) : 200));
  const status = statuses.find((status) => status !== 200) ?? 200;
  const leadsTo = status === 404 || !isPagePath(pathname) ? await readRedirect(client, pathname, search) : undefined;
  const queries = client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }): PageState['queries'] => (state.data === undefined ? [] : [[queryKey, state.data]]));
  // Each query has a timer to forget it, which would keep all of this alive.
  client.clear();
  return { status, movedTo: leadsTo ?? (movedTo && withSearch(movedTo, search)), queries };
}

/** Where an address without a page leads. */
async function readRedirect(client: QueryClient, pathname: string, search: string): Promise<string | undefined> {
  const query = redirectQuery(pathname, search);
  await client.prefetchQuery(query);
  return client.getQueryData(query.queryKey)?.to;
}

/** A path that chooses something itself goes first: of two values of a parameter, pages read the first. */
const withSearch = (path: string, search: string): string =>
  path + (path.includes('?') ? search.replace('?', '&') : search);

/**
 * Null is the answer that the subject does not exist; without data it could not be read. An address that asks for what
 * cannot exist is no outage: a crawler must not be told to come back.
 */
function toStatus(state: QueryState | undefined): ReadResult['status'] {
  if (state?.data === null || isApiError(state?.error, 'invalid_request')) return 404;
  return state?.data === undefined ? 503 : 200;
}
