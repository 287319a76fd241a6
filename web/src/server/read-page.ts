import type { Language } from '@shopwright/contracts/fields';
import type { QueryState } from '@tanstack/react-query';
import { isApiError } from '../lib/api-error';
import { createQueryClient, type PageState } from '../lib/query-client';
import { readsAt } from '../site';

interface PageRequest {
  pathname: string;
  search: URLSearchParams;
  language: Language;
}

interface ReadResult {
  status: 200 | 404 | 503;
  movedTo?: string;
  queries: PageState['queries'];
}

/** Reads what the routes at this address declare, concurrently. Never rejects because of what cannot be read. */
export async function readPage({ pathname, search, language }: PageRequest): Promise<ReadResult> {
  const client = createQueryClient();
  const subjects = await Promise.all(
    readsAt(pathname).map(({ reads, params }) => reads({ client, params, search, language })),
  );
  const statuses = subjects.map((subject) => (subject ? toStatus(client.getQueryState(subject.queryKey)) : 200));
  const queries = client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }): PageState['queries'] => (state.data === undefined ? [] : [[queryKey, state.data]]));
  // Each query has a timer to forget it, which would keep all of this alive.
  client.clear();
  const movedTo = subjects.find((subject) => subject?.movedTo)?.movedTo;
  return { status: statuses.find((status) => status !== 200) ?? 200, movedTo, queries };
}

/**
 * Null is the answer that the subject does not exist; without data it could not be read. An address that asks for what
 * cannot exist is no outage: a crawler must not be told to come back.
 */
function toStatus(state: QueryState | undefined): ReadResult['status'] {
  if (state?.data === null || isApiError(state?.error, 'invalid_request')) return 404;
  return state?.data === undefined ? 503 : 200;
}
