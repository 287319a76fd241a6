import { findRedirect } from '@shopwright/contracts/http/redirects';
import { queryOptions } from '@tanstack/react-query';
import { callOrNull } from '../api-client';

/** Where an address without a page leads; null for nowhere. The server reads it by the whole query, which pages know in part. */
export const redirectQuery = (pathname: string, search: string) =>
  queryOptions({
    queryKey: ['redirect', pathname],
    queryFn: ({ signal }) => callOrNull(findRedirect, { query: { address: pathname + search }, signal }, [400, 404]),
  });
