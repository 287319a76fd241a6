import { remainingMs } from '@shopwright/service-kit/http/request-context';
import { type CircuitBreaker, createCircuitBreaker } from '@shopwright/service-kit/runtime/circuit-breaker';
import Stripe from 'stripe';

type Client = ReturnType<typeof Stripe.createNodeHttpClient>;
type MakeRequest = Client['makeRequest'];

const stripeApi = 'https://api.stripe.com';
/** Stripe takes longer than a service of the store: a confirmation asks the customer's bank. */
const slowMs = 2000;
const probeTimeoutMs = 2000;

/**
 * Creates the client by which Stripe's SDK makes its requests. None takes longer than is left of the request that it is
 * made for, and none is made while Stripe is silent.
 */
export function createStripeHttpClient(apiBase = stripeApi): Client {
  const client = Stripe.createNodeHttpClient();
  const breaker = createCircuitBreaker({ name: 'stripe', probe: () => probeStripe(apiBase), slowMs, probeTimeoutMs });
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = (...sent) => makeInTime(breaker, makeRequest, sent);
  return client;
}

/** Any status is an answer. */
async function probeStripe(apiBase: string): Promise<void> {
  const response = await fetch(new URL('/healthcheck', apiBase), { signal: AbortSignal.timeout(probeTimeoutMs) });
  await response.body?.cancel();
}

async function makeInTime(
  breaker: CircuitBreaker,
  makeRequest: MakeRequest,
  sent: Parameters<MakeRequest>,
): ReturnType<MakeRequest> {
  const [host, port, path, method, headers, body, protocol, timeoutMs] = sent;
  const leftMs = remainingMs(timeoutMs);
  try {
    return await breaker.run(() => makeRequest(host, port, path, method, headers, body, protocol, leftMs));
  } catch (error) {
    const isOver = remainingMs(timeoutMs) <= 1;
    if (isOver || (error as { code?: unknown }).code === 'unavailable')
      return notAsked() as Awaited<ReturnType<MakeRequest>>;
    throw error;
  }
}

/** A response in Stripe's place, after which its SDK does not try again. */
function notAsked(): InstanceType<typeof Stripe.HttpClientResponse> {
  const error = { type: 'api_error', message: 'Stripe does not answer' };
  const response = new Stripe.HttpClientResponse(503, { 'stripe-should-retry': 'false' });
  response.toJSON = () => Promise.resolve({ error });
  return response;
}
