import type { StripeError } from '@stripe/stripe-js';

export type ApiResponse<T> = { value: T; error?: undefined } | { value?: undefined; error: StripeError };

export interface ApiAccess {
  origin: string;
  key: string;
}

interface ApiRequest {
  method: 'GET' | 'POST';
  path: string;
  params: Record<string, unknown>;
  /** The number of retries after a failed connection or a 5xx; only for calls that change nothing. */
  retries?: number;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** One call to `/v1` with the publishable key. It never throws: what goes wrong is an error object, as in Stripe.js. */
export async function callApi<T>(access: ApiAccess, request: ApiRequest): Promise<ApiResponse<T>> {
  const { retries = 0 } = request;
  for (let tries = 0; ; tries++) {
    const { response, passing } = await callOnce<T>(access, request);
    if (!passing || tries >= retries) return response;
    await pause(200 * 2 ** tries);
  }
}

async function callOnce<T>({ origin, key }: ApiAccess, { method, path, params }: ApiRequest) {
  const form = encodeForm(params);
  const url = `${origin}/v1${path}${method === 'GET' && form ? `?${form}` : ''}`;
  try {
    const response = await fetch(url, {
      method,
      credentials: 'omit',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/x-www-form-urlencoded' },
      ...(method === 'POST' && { body: form }),
    });
    const body = await response.json();
    if (response.ok) return { response: { value: body as T }, passing: false };
    return { response: { error: body.error as StripeError }, passing: response.status >= 500 };
  } catch {
    return { response: { error: connectionError() }, passing: true };
  }
}

const connectionError = (): StripeError => ({
  type: 'api_connection_error',
  message:
    'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
});

/** `{ a: { b: [1] } }` becomes `a[b][0]=1`; what is undefined or null is left out. */
function encodeForm(params: Record<string, unknown>): string {
  const pairs: string[] = [];
  const add = (name: string, value: unknown): void => {
    if (value === undefined || value === null) return;
    if (typeof value !== 'object') pairs.push(`${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
    else for (const [part, item] of Object.entries(value)) add(`${name}[${part}]`, item);
  };
  for (const [name, value] of Object.entries(params)) add(name, value);
  return pairs.join('&');
}

/** An error in the merchant's code, which Stripe.js throws. Errors of a shopper or card are results. */
export class IntegrationError extends Error {
  override readonly name = 'IntegrationError';
}
