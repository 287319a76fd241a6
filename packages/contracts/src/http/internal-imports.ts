import * as z from 'zod';
import { endpoint } from '../endpoint';
import { id } from '../fields';
import { exemptionReason } from './customers';
import { itemsPerCallMax } from './file-imports';

const phase = z.enum(['check', 'import', 'undo']);

/**
 * Exempts accounts of a file from tax, where staff decided nothing yet. Returns those that the import exempts: also of a batch that
 * comes again. Its undo ends all of them that staff left as they were.
 */
export const importTaxExemptions = endpoint('order', 'POST /internal/imported-tax-exemptions', {
  access: 'system',
  callers: ['workers'],
  body: z.strictObject({
    importId: z.uuid(),
    phase,
    accounts: z.array(z.strictObject({ userId: id, reason: exemptionReason })).max(itemsPerCallMax),
  }),
  maxBodyBytes: 512 * 1024,
  response: z.array(id),
});

/**
 * Gives points for orders of another shop, each once, to the account of their address. Returns those that the import gives for: also of
 * a batch that comes again. Its undo takes back what it gave for these.
 */
export const importPoints = endpoint('auth', 'POST /internal/past-order-points', {
  access: 'system',
  callers: ['workers'],
  body: z.strictObject({
    importId: z.uuid(),
    phase,
    orders: z
      .array(z.strictObject({ reference: z.string().max(100), email: z.string().max(320), total: z.string() }))
      .max(itemsPerCallMax),
  }),
  maxBodyBytes: 512 * 1024,
  timeoutMs: 20_000,
  response: z.array(z.object({ reference: z.string(), points: z.number() })),
});
