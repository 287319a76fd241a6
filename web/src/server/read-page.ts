import type { Query, QueryClient } from '@tanstack/react-query';
import type { PageState } from '../lib/page-state';
import { productKey, productsKey } from '../lib/queries/products';
import { createQueryClient } from '../lib/query-client';
import { type Read, renderApp } from './render-app';

/** What each page asked for when it was last rendered, the longest unused first. */
const plans = new Map<string, Read[]>();
const plansMax = 2000;
const keyMaxLength = 500;
/** A page that asks for the next thing by what it has read asks twice; none of ours goes further. */
const roundsMax = 3;

const planKey = ({ language, address }: PageState) => `${language} ${address}`;

/**
 * Reads what a page shows. A page is rendered once to find out what that is, by the very queries that it makes in the
 * browser; from then on its reads are known and go out at once, all side by side, before anything is rendered.
 */
export async function readPage(state: PageState): Promise<{ status: 200 | 404 | 503; queries: PageState['queries'] }> {
  const plan = plans.get(planKey(state));
  const client = createQueryClient();
  const tried = new Map<string | undefined, Read>();
  let queries = state.queries;
  for (let round = 0; round < roundsMax; round += 1) {
    const open = (plan ?? renderApp({ ...state, queries }).open).filter(({ queryHash }) => !tried.has(queryHash));
    if (open.length === 0) break;
    for (const read of open) tried.set(read.queryHash, read);
    await readAll(client, open);
    queries = [...state.queries, ...foundData(client)];
  }
  const all = client.getQueryCache().getAll();
  const status = statusOf(all);
  // What failed may have kept the page from asking for more.
  if (!all.some(isMissing)) remember(planKey(state), [...tried.values()]);
  client.clear();
  return { status, queries };
}

/** For when a page turns out to ask for other things than it did. */
export const forgetReads = (state: PageState): boolean => plans.delete(planKey(state));

/** What fails stays missing: the browser asks again, and says what is wrong. */
async function readAll(client: QueryClient, reads: Read[]): Promise<void> {
  const queries = reads.map((options) => client.getQueryCache().build(client, options as never) as Query);
  await Promise.allSettled(queries.map((query) => query.fetch()));
}

const foundData = (client: QueryClient): PageState['queries'] =>
  client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }): PageState['queries'] => (state.data === undefined ? [] : [[queryKey, state.data]]));

/** What a page is about, as opposed to what it shows besides. */
const subjects: unknown[] = [productsKey[0], productKey[0]];

const isMissing = ({ state }: Query) => state.data === undefined;

function statusOf(all: Query[]): 200 | 404 | 503 {
  const about = all.filter(({ queryKey }) => subjects.includes(queryKey[0]));
  if ((about.length > 0 ? about : all).some(isMissing)) return 503;
  return about.some(({ queryKey, state }) => queryKey[0] === productKey[0] && state.data === null) ? 404 : 200;
}

function remember(key: string, reads: Read[]): void {
  if (key.length > keyMaxLength) return;
  plans.delete(key);
  plans.set(key, reads);
  const oldest = plans.keys().next().value;
  if (plans.size > plansMax && oldest !== undefined) plans.delete(oldest);
}
