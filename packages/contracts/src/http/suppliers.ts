import { z } from 'zod';
import { endpoint } from '../endpoint';
import { requiredText } from '../fields';
import { marginPercent } from './products';

export const importStates = ['queued', 'running', 'completed', 'failed'] as const;

export const importProgress = z.object({
  jobId: z.string(),
  state: z.enum(importStates),
  requested: z.number(),
  imported: z.number(),
  failed: z.array(z.object({ productId: z.string(), reason: z.string() })),
});
export type ImportProgress = z.infer<typeof importProgress>;

/**
 * Imports products of the sample supplier through the worker. The call waits a moment for the job:
 * `imported` is what has arrived by then, and `GET /imports/:jobId` tells of the rest.
 */
export const importProducts = endpoint({
  service: 'catalog',
  method: 'POST',
  path: '/suppliers/import-products',
  access: 'staff',
  body: z.strictObject({
    supplierType: z.literal('aliexpress'),
    productIds: z
      .array(requiredText(1, 255, 'Required'))
      .min(1)
      .max(500),
    profitMargin: marginPercent,
  }),
  reply: importProgress,
  timeoutMs: 6000,
});

export const getImport = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/imports/:jobId',
  access: 'staff',
  params: z.strictObject({ jobId: z.uuid() }),
  reply: importProgress,
});
