import { listAttributes } from '@shopwright/contracts/http/attributes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api-client';

/** All attributes, in the order of the filters. */
export const attributesQuery = queryOptions({
  queryKey: ['staff-attributes'],
  queryFn: ({ signal }) => call(listAttributes, { signal }),
  staleTime: 0,
});
