import type { OutgoingPurchaseOrder, PurchaseOrderProblem } from '@shopwright/contracts/http/purchase-orders';
import {
  fetchPublic,
  PublicFetchError,
  type PublicFetchErrorCode,
  type PublicFetchOptions,
} from '@shopwright/service-kit/http/fetch-public';

export type SendOutcome =
  | { kind: 'sent'; channel: 'email' | 'api' }
  | { kind: 'failed' | 'retried'; problem: PurchaseOrderProblem; detail: string | null };

/** What tests replace. */
export type SupplierCalls = Partial<Pick<PublicFetchOptions, 'timeoutMs' | 'allowLocal'>>;

const defaultTimeoutMs = 15_000;
/** No one reads a longer answer. */
const answerMaxBytes = 256 * 1024;
const detailMax = 300;

/** The same call may be accepted later, though its status is one of 4xx. */
const passing = new Set([408, 423, 425, 429]);

/**
 * Posts a purchase order to the endpoint of its supplier: at a public address only, and not where a redirect leads. Never throws:
 * says whether it arrived, was refused for good, or is to be tried again, with the same key.
 */
export async function postPurchaseOrder(
  { supplier, key, ...order }: OutgoingPurchaseOrder & { supplier: { apiEndpoint: string } },
  { timeoutMs = defaultTimeoutMs, allowLocal = false }: SupplierCalls = {},
): Promise<SendOutcome> {
  try {
    const { status, body } = await fetchPublic(supplier.apiEndpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'idempotency-key': key },
      body: JSON.stringify(toBody(order, supplier.accountNumber)),
      timeoutMs,
      maxBytes: answerMaxBytes,
      maxRedirects: 0,
      allowLocal,
    });
    return toOutcome(status, body.toString('utf8'));
  } catch (error) {
    if (!(error instanceof PublicFetchError)) throw error;
    return fromFetchError(error);
  }
}

const toBody = (
  { reference, currency, customerName, customerAddress, cost, lines }: Omit<OutgoingPurchaseOrder, 'supplier' | 'key'>,
  accountNumber: string | null,
) => ({
  reference,
  accountNumber,
  currency: currency.toUpperCase(),
  shipTo: { name: customerName, address: customerAddress },
  lines: lines.map(({ sku, name, quantity, cost: unitCost }) => ({ sku, name, quantity, unitCost })),
  totalCost: cost,
});

function toOutcome(status: number, answer: string): SendOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent', channel: 'api' };
  const detail = `${status} ${toDetail(answer)}`.trim();
  if (status >= 300 && status < 400) return { kind: 'failed', problem: 'redirected', detail };
  if (status >= 500 || passing.has(status)) return { kind: 'retried', problem: 'unavailable', detail };
  return { kind: 'failed', problem: 'rejected', detail };
}

/** Shows staff what a supplier answered, in one line. */
const toDetail = (answer: string): string =>
  answer
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, detailMax);

/** An answer that is too long comes after its status, which is not known: the supplier may have it. */
const permanent: ReadonlySet<PublicFetchErrorCode> = new Set(['private_address', 'bad_url', 'too_many_redirects']);

const fromFetchError = ({ code, message }: PublicFetchError): SendOutcome =>
  permanent.has(code)
    ? { kind: 'failed', problem: 'bad_address', detail: message }
    : { kind: 'retried', problem: 'unavailable', detail: message };
