import { createHmac, hkdfSync } from 'node:crypto';
import type { WebhookEndpointRow } from '../db/webhook-tables';

const prefix = 'whsec_';

export interface WebhookSecrets {
  /** Returns the secret of this name: the same each time. */
  secretOf(secretId: string): string;
}

/**
 * Derives the secrets of endpoints by HKDF from the secret that the services share, so that no copy of the database has one. Another
 * shared secret changes all of them.
 */
export const createWebhookSecrets = (secret: string): WebhookSecrets => ({
  secretOf: (secretId) =>
    prefix + Buffer.from(hkdfSync('sha256', secret, secretId, 'shopwright webhooks', 32)).toString('base64'),
});

export interface SignedMessage {
  id: string;
  /** In seconds. */
  timestamp: number;
  body: string;
}

/** Signs as Standard Webhooks describes it, with each secret that is valid now. */
export const signWebhook = ({ id, timestamp, body }: SignedMessage, secrets: string[]): string =>
  secrets
    .map((secret) => Buffer.from(secret.replace(prefix, ''), 'base64'))
    .map((key) => createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64'))
    .map((signature) => `v1,${signature}`)
    .join(' ');

type Secrets = Pick<WebhookEndpointRow, 'secretId' | 'previousSecretId' | 'previousSecretUntil'>;

/** The newest first. */
export function secretsNow({ secretOf }: WebhookSecrets, row: Secrets, now: Date): string[] {
  const { secretId, previousSecretId, previousSecretUntil } = row;
  const isOverlap = previousSecretId !== null && previousSecretUntil !== null && previousSecretUntil > now;
  return [secretOf(secretId), ...(isOverlap ? [secretOf(previousSecretId)] : [])];
}
