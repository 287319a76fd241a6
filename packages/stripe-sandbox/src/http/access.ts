import type { NextFunction, Request, Response } from 'express';
import type { SandboxConfig } from '../config';
import type { Audience } from '../ledger/transaction';
import { rejected } from './stripe-error';

const help =
  'See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/.';

/** Bearer, or Basic with the key as user name; Stripe.js may also put its key in the `key` parameter. */
export function authenticate(header: string | undefined, keyParam: unknown, config: SandboxConfig): Audience {
  const key = keyFrom(header) ?? (typeof keyParam === 'string' ? keyParam : undefined);
  if (!key)
    throw rejected(
      401,
      `You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). ${help}`,
    );
  if (key === config.secretKey) return 'secret';
  if (key === config.publishableKey) return 'publishable';
  const shown =
    key.length > 12 ? `${key.slice(0, 8)}${'*'.repeat(Math.min(key.length - 12, 24))}${key.slice(-4)}` : '****';
  throw rejected(401, `Invalid API Key provided: ${shown}`);
}

function keyFrom(header: string | undefined): string | undefined {
  const [scheme = '', credentials = ''] = header?.split(' ') ?? [];
  if (/^bearer$/i.test(scheme)) return credentials;
  if (/^basic$/i.test(scheme)) return Buffer.from(credentials, 'base64').toString('utf8').split(':')[0];
  return undefined;
}

export const secretKeyRequired = () =>
  rejected(
    403,
    'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
    { code: 'secret_key_required' },
  );

/** Stripe's API answers scripts of any origin: the key decides, never a cookie. */
export function allowBrowsers(req: Request, res: Response, next: NextFunction): void {
  res.vary('Origin');
  const origin = req.get('Origin');
  if (origin) {
    res.setHeader('Access-Control-Allow-Origin', origin);
    res.setHeader('Access-Control-Expose-Headers', 'Request-Id, Stripe-Version, Idempotent-Replayed');
  }
  if (req.method !== 'OPTIONS') {
    next();
    return;
  }
  res.setHeader('Access-Control-Allow-Methods', 'GET, POST, DELETE');
  res.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type, Idempotency-Key, Stripe-Version');
  res.setHeader('Access-Control-Max-Age', '600');
  res.status(204).end();
}
