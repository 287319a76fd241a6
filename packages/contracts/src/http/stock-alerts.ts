import * as z from 'zod';
import { endpoint } from '../endpoint';
import { id, idInPath, idParams, maxInteger, sentTimestamp, timestamp } from '../fields';
import { page, textCursor } from '../page';

export const stockAlert = z.object({
  id: z.number(),
  name: z.string(),
  stockQuantity: z.number(),
  lowStockThreshold: z.number(),
  /** When stock last fell to the threshold; null if the threshold was raised instead. */
  since: timestamp.nullable(),
  /** Null unless snoozed now. */
  snoozedUntil: timestamp.nullable(),
});
export type StockAlert = z.infer<typeof stockAlert>;

export const alertStates = ['open', 'snoozed'] as const;
export type AlertState = (typeof alertStates)[number];

/** Lowest stock first, without snoozed ones. The first page has `X-Total-Count`. */
export const listStockAlerts = endpoint('catalog', 'GET /inventory/alerts', {
  summary: 'Lists products low in stock',
  access: 'staff',
  permission: 'inventory:read',
  callers: ['bff', 'workers'],
  ...page({
    row: stockAlert,
    limitMax: 200,
    cursor: textCursor,
    query: { state: z.enum(alertStates).default('open') },
  }),
});

/** Stock fell to the threshold. */
export const pastAlert = z.object({
  id: z.string(),
  productId: z.number(),
  name: z.string(),
  stockQuantity: z.number(),
  lowStockThreshold: z.number(),
  createdAt: timestamp,
  isStillLow: z.boolean(),
});
export type PastAlert = z.infer<typeof pastAlert>;

/** Lists alerts of all products, or of one, newest first. */
export const listAlertHistory = endpoint('catalog', 'GET /inventory/alerts/history', {
  summary: 'Lists past low-stock alerts',
  access: 'staff',
  permission: 'inventory:read',
  ...page({ row: pastAlert, limitMax: 200, cursor: textCursor, query: { productId: idInPath.optional() } }),
});

const snoozeDaysMax = 366;

/** Snoozes at most for a year. Null shows the alert again. */
export const snoozeAlert = endpoint('catalog', 'PUT /inventory/alerts/:id/snooze', {
  summary: 'Snoozes a low-stock alert',
  access: 'staff',
  permission: 'inventory:write',
  params: idParams,
  body: z.strictObject({
    until: sentTimestamp
      .refine((at) => isWithinDays(at, snoozeDaysMax), 'Must be in the future, within a year')
      .meta({ examples: ['2030-01-01T00:00:00Z'] })
      .nullable(),
  }),
  response: z.object({ snoozedUntil: timestamp.nullable() }),
});

const dayMs = 24 * 3600 * 1000;

const isWithinDays = (at: string, days: number): boolean => {
  const inMs = Date.parse(at) - Date.now();
  return inMs > 0 && inMs <= days * dayMs;
};

/** Records once per event. */
export const recordStockAlert = endpoint('catalog', 'POST /internal/stock-alerts', {
  access: 'system',
  callers: ['workers'],
  body: z.strictObject({
    eventId: z.uuid(),
    productId: id,
    stockQuantity: z.number().int().min(0).max(maxInteger),
    lowStockThreshold: z.number().int().min(0).max(maxInteger),
  }),
  /** `isSnoozed`: staff do not want an email. */
  response: z.object({ recorded: z.boolean(), isSnoozed: z.boolean() }),
});
