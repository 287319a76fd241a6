import type { Endpoint } from '@shopwright/contracts/endpoint';
import type { publicConfig } from '@shopwright/contracts/http/config';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../api-client';

/** The BFF answers this one itself, so the contracts hold its reply only. */
const getConfig = { method: 'GET', path: '/config' } as unknown as Endpoint<
  z.ZodUndefined,
  z.ZodUndefined,
  z.ZodUndefined,
  typeof publicConfig
>;

export const configQuery = queryOptions({ queryKey: ['config'], queryFn: ({ signal }) => call(getConfig, { signal }) });
