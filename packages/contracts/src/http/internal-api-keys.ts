/** API keys, for the BFF. Access `system`. */
import * as z from 'zod';
import { endpoint } from '../endpoint';
import { id } from '../fields';
import { permission } from '../permissions';

/** 401 if the key is unknown, expired or revoked, or its member has left the team. */
export const resolveApiKey = endpoint('auth', 'POST /internal/api-keys/resolve', {
  access: 'system',
  body: z.strictObject({ key: z.string().max(200) }),
  response: z.object({
    id: z.number(),
    name: z.string(),
    userId: z.number(),
    permissions: z.array(permission),
    /** That of its member, whose refunds of the day those of the key are. */
    refundLimit: z.string().nullable().default(null),
  }),
});

const call = { apiKeyId: id, key: z.string().min(1).max(255) };

export const keptResponse = z.strictObject({
  status: z.number().int().min(200).max(599),
  /** JSON, or empty. */
  body: z.string().max(1_000_000),
});
export type KeptResponse = z.infer<typeof keptResponse>;

/**
 * Begins a call that its client may repeat, and returns the response of an earlier one. 409 for one under way, one that did not
 * finish, and one with another fingerprint.
 */
export const beginRepeatableCall = endpoint('auth', 'POST /internal/repeatable-calls', {
  access: 'system',
  body: z.strictObject({ ...call, fingerprint: z.string().max(64) }),
  response: z.object({ kept: keptResponse.nullable() }),
});

/** Keeps the response for 24 hours. Null forgets a call that did nothing. */
export const finishRepeatableCall = endpoint('auth', 'PUT /internal/repeatable-calls', {
  access: 'system',
  maxBodyBytes: 2_500_000,
  body: z.strictObject({ ...call, kept: keptResponse.nullable() }),
  response: z.undefined(),
});
