import * as z from 'zod';
import { endpoint } from '../endpoint';
import { text } from '../fields';
import { page } from '../page';

const maxTime = 2n ** 63n - 1n;
const traceId = z.string().regex(/^[0-9a-f]{32}$/);

/** The attribute of the BFF's spans that tells the requests of one browser from others. It is no cookie, and ends with the trace. */
export const visitorAttribute = 'shopwright.visitor';
const visitorName = z.string().regex(/^[0-9a-f]{12}$/);

export const traceIdsMax = 100;

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
      /** Text in the method or path, such as `POST /api/orders`. */
      route: text(200).optional(),
      /** A status of the response, or a class of them. */
      status: z
        .string()
        .regex(/^[1-5](xx|\d\d)$/)
        .optional(),
      /** The name that a visitor has in traces. */
      visitor: visitorName.optional(),
      /** These traces alone, such as those of an order. */
      traceIds: z
        .string()
        .transform((value) => value.split(','))
        .pipe(z.array(traceId).min(1).max(traceIdsMax))
        .meta({ examples: ['a'.repeat(32)] })
        .optional(),
      /** Leaves out files, health checks, and what open pages of the back office and timers of the services ask for by themselves, unless it failed. */
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
  params: z.strictObject({ traceId }),
  response: z.object({ traceId: z.string(), spans: z.array(span) }),
});

/** Of an order's number, the email address of a customer, or the event of a job or an email. Empty where nothing is known. */
export const findTraceIds = endpoint('order', 'GET /ops/trace-ids', {
  summary: 'Finds the traces of an order, a customer or an email',
  access: 'operator',
  permission: 'operations:read',
  query: z.strictObject({ of: text(254) }),
  response: z.object({ traceIds: z.array(z.string()) }),
});
