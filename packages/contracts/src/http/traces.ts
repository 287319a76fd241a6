import * as z from 'zod';
import { endpoint } from '../endpoint';
import { text } from '../fields';
import { page } from '../page';

const maxTime = 2n ** 63n - 1n;

export const traceSummary = z.object({
  traceId: z.string(),
  /** "bff POST /api/orders". */
  root: z.string(),
  startedAt: z.string(),
  durationMs: z.number(),
  spanCount: z.number(),
  services: z.array(z.string()),
  hasError: z.boolean(),
  /** The HTTP status of the response. Null for anything but a request. */
  status: z.number().nullable().default(null),
});
export type TraceSummary = z.infer<typeof traceSummary>;

export const span = z.object({
  spanId: z.string(),
  parentId: z.string().nullable(),
  service: z.string(),
  name: z.string(),
  kind: z.enum(['internal', 'server', 'client', 'producer', 'consumer']),
  offsetMs: z.number(),
  durationMs: z.number(),
  isError: z.boolean(),
  attributes: z.record(z.string(), z.unknown()),
});
export type Span = z.infer<typeof span>;

/** Newest first, of the last day. */
export const listTraces = endpoint('traces', 'GET /ops/traces', {
  summary: 'Lists traces',
  access: 'operator',
  permission: 'operations:read',
  ...page({
    row: traceSummary,
    limitMax: 100,
    cursor: z
      .string()
      .regex(/^\d{1,19}-[0-9a-f]{32}$/, { abort: true })
      .refine((cursor) => BigInt(cursor.split('-')[0] ?? '') <= maxTime, 'Not a cursor of this list'),
    query: {
      service: text(50).optional(),
      /** A trace id, or text in a name or attribute. */
      search: text(200).optional(),
      minDurationMs: z
        .string()
        .regex(/^\d{1,6}$/)
        .transform(Number)
        .optional(),
      errorsOnly: z
        .enum(['true', 'false'])
        .transform((value) => value === 'true')
        .optional(),
      /** Leaves out what open pages of the back office and timers of the services ask for by themselves, unless it failed. */
      withoutPolling: z
        .enum(['true', 'false'])
        .transform((value) => value === 'true')
        .optional(),
    },
  }),
});

export const getTrace = endpoint('traces', 'GET /ops/traces/:traceId', {
  summary: 'Retrieves a trace',
  access: 'operator',
  permission: 'operations:read',
  params: z.strictObject({ traceId: z.string().regex(/^[0-9a-f]{32}$/) }),
  response: z.object({ traceId: z.string(), spans: z.array(span) }),
});
