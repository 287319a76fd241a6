import { type WebhookClaim, type WebhookOutcome, webhookAnswerMax } from '@shopwright/contracts/http/internal-webhooks';
import {
  fetchPublic,
  PublicFetchError,
  type PublicFetchErrorCode,
  type PublicFetchOptions,
} from '@shopwright/service-kit/http/fetch-public';

/** What tests, and those who write a receiver, replace. */
export type WebhookCalls = Partial<Pick<PublicFetchOptions, 'timeoutMs' | 'allowLocal' | 'lookup'>>;

/** Standard Webhooks asks for 15 to 30 s. */
const defaultTimeoutMs = 15_000;

const errorOf: Record<PublicFetchErrorCode, NonNullable<WebhookOutcome['error']>> = {
  private_address: 'private_address',
  bad_url: 'bad_url',
  timeout: 'timeout',
  too_large: 'unreachable',
  unreachable: 'unreachable',
  too_many_redirects: 'redirect',
};

/** Posts a webhook: at a public address only, and not where a redirect leads. Never throws; every 2xx is a success. */
export async function postWebhook(
  { url, headers, body }: WebhookClaim,
  { timeoutMs = defaultTimeoutMs, allowLocal = false, lookup }: WebhookCalls = {},
): Promise<WebhookOutcome> {
  const startedAt = performance.now();
  const outcome = (status: number | null, error: WebhookOutcome['error'], answer = ''): WebhookOutcome => ({
    status,
    error,
    answer,
    durationMs: Math.round(performance.now() - startedAt),
  });
  try {
    const response = await fetchPublic(url, {
      method: 'POST',
      // An unpacked answer may be cut.
      headers: { ...headers, accept: '*/*', 'accept-encoding': 'identity' },
      body,
      timeoutMs,
      maxBytes: webhookAnswerMax,
      cutsBody: true,
      maxRedirects: 0,
      allowLocal,
      ...(lookup && { lookup }),
    });
    return outcome(response.status, errorOfStatus(response.status), toText(response.body));
  } catch (error) {
    // Whatever it is, it counts as an attempt: what is not reported is sent again and again.
    return outcome(null, error instanceof PublicFetchError ? errorOf[error.code] : 'unreachable');
  }
}

function errorOfStatus(status: number): WebhookOutcome['error'] {
  if (status >= 200 && status < 300) return null;
  if (status === 410) return 'gone';
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

/** Postgres keeps no NUL. */
const toText = (body: Buffer): string => body.toString('utf8').replaceAll('\0', '').slice(0, webhookAnswerMax);
