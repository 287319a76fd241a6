interface StoreAccess {
  /** Its address in browsers. */
  store: string;
  /** An API key with `webhooks:write`. */
  key: string;
}

export class RegistrationError extends Error {}

/** Calls the API of a store, and says in words of this command what it refused. */
async function callStore({ store, key }: StoreAccess, path: string, method: string, body?: object): Promise<Response> {
  const headers = { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) };
  const sent = body ? { body: JSON.stringify(body) } : {};
  const response = await fetch(new URL(`/api${path}`, store), {
    method,
    headers,
    ...sent,
    signal: AbortSignal.timeout(10_000),
  }).catch((cause: unknown) => {
    throw new RegistrationError(`No store answers at ${store}`, { cause });
  });
  if (response.ok) return response;
  const error = (await response.json().catch(() => ({}))) as { message?: string; fields?: { path: string }[] };
  if (response.status === 422 && error.fields?.some(({ path: field }) => field === 'url'))
    throw new RegistrationError('The store sends no webhooks to this machine. Start it with ALLOW_LOCAL_WEBHOOKS=on.');
  throw new RegistrationError(`The store refused this (${response.status}): ${error.message ?? 'no reason given'}`);
}

/** Creates an endpoint for as long as the command runs. */
export async function register(access: StoreAccess, url: string, topics: string[]) {
  const response = await callStore(access, '/webhook-endpoints', 'POST', { url, topics });
  const { id, secret } = (await response.json()) as { id: number; secret: string };
  return { secret, remove: async () => void (await callStore(access, `/webhook-endpoints/${id}`, 'DELETE')) };
}
