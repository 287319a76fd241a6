import { getConfig } from '@shopwright/contracts/http/config';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api-client';

export const configQuery = queryOptions({ queryKey: ['config'], queryFn: ({ signal }) => call(getConfig, { signal }) });
