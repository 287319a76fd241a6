import * as z from 'zod';
import { endpoint } from '../endpoint';
import { idParams, requiredLine, sentTimestamp, timestamp } from '../fields';
import { permission, permissions } from '../permissions';

const guarded = { access: 'staff', permission: 'api-keys:write' } as const;

export const apiKey = z.object({
  id: z.number(),
  name: z.string(),
  /** The last characters of the key. */
  hint: z.string(),
  permissions: z.array(permission),
  /** The member who made it. It never may do more than they may now. */
  createdBy: z.string(),
  createdAt: timestamp,
  expiresAt: timestamp.nullable(),
  /** To the minute. */
  lastUsedAt: timestamp.nullable(),
  revokedAt: timestamp.nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

/** The newest first, at most 200. */
export const listApiKeys = endpoint('auth', 'GET /api-keys', {
  summary: 'Lists API keys',
  ...guarded,
  response: z.array(apiKey),
});

export const apiKeysMax = 100;

export const apiKeyForm = z.strictObject({
  name: requiredLine(1, 60, 'required'),
  permissions: z.array(permission).max(permissions.length),
  expiresAt: sentTimestamp.optional(),
});

/** The key is in this response only. 403 names a permission that the caller does not have. */
export const createApiKey = endpoint('auth', 'POST /api-keys', {
  summary: 'Creates an API key',
  ...guarded,
  body: apiKeyForm,
  response: z.object({ id: z.number(), key: z.string() }),
  showsSecret: true,
  statuses: [201],
});

/** Ends it within a second. Idempotent. */
export const revokeApiKey = endpoint('auth', 'DELETE /api-keys/:id', {
  summary: 'Revokes an API key',
  ...guarded,
  params: idParams,
  response: z.undefined(),
});
