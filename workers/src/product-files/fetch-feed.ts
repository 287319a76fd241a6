import { fetchPublic, PublicFetchError, type PublicFetchErrorCode } from '@shopwright/service-kit/http/fetch-public';
import type { SupplierCalls } from '../purchase-orders/post-purchase-order';
import { FileProblem } from './file-problem';

const feedTimeoutMs = 120_000;
/** About a million short rows. */
const feedMaxBytes = 100_000_000;

/** For staff, who read why a run failed. */
const reasons: Record<PublicFetchErrorCode, string> = {
  private_address: 'The address of the feed is not a public one.',
  bad_url: 'The address of the feed is not a public https address.',
  too_large: `The feed is larger than ${feedMaxBytes / 1_000_000} MB.`,
  timeout: 'The feed took too long to answer.',
  unreachable: 'The feed could not be reached.',
  too_many_redirects: 'The address of the feed leads on to too many others.',
};

/** Reads a feed from a public address. Throws `FileProblem`, which ends the run: the next one tries again. */
export async function fetchFeed(url: string, { allowLocal }: SupplierCalls): Promise<Buffer> {
  const response = await fetchPublic(url, {
    headers: { accept: 'text/csv, application/json, */*' },
    timeoutMs: feedTimeoutMs,
    maxBytes: feedMaxBytes,
    allowLocal,
  }).catch((error: unknown) => {
    throw error instanceof PublicFetchError ? new FileProblem(reasons[error.code]) : error;
  });
  if (response.status !== 200) throw new FileProblem(`The feed answered with status ${response.status}.`);
  return response.body;
}
