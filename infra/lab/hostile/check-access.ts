import { fillPath } from '@shopwright/contracts/endpoint';
import { type NamedEndpoint, namedEndpoints } from '@shopwright/contracts/public-endpoints';
import { mayCall } from '@shopwright/contracts/roles';
import { type Caller, callers, type OpenStore, roleOf } from './open-store';
import { send } from './send';

export interface AccessResult {
  compared: number;
  leaks: string[];
}

/** Calls every endpoint as everybody who may not, and compares the answers with the `access` that the endpoint declares. */
export async function checkAccess(store: OpenStore, by: readonly Caller[] = callers): Promise<AccessResult> {
  const result: AccessResult = { compared: 0, leaks: [] };
  for (const named of namedEndpoints) {
    for (const caller of by) {
      if (mayCall(roleOf[caller], named.endpoint.access)) continue;
      result.compared += 1;
      const { status } = await call(store, named, caller);
      const expected = roleOf[caller] === 'anonymous' ? 401 : 403;
      if (status !== expected) result.leaks.push(`${named.name} as ${caller}: ${status} instead of ${expected}`);
    }
  }
  return result;
}

const strangers = callers.filter((caller) => caller !== 'shopper' && ['anonymous', 'shopper'].includes(roleOf[caller]));

/** Asks for the first shopper's order as everybody else who may call the endpoint. */
export async function checkOwnership(store: OpenStore): Promise<AccessResult> {
  const result: AccessResult = { compared: 0, leaks: [] };
  const aboutOrders = namedEndpoints.filter(
    ({ group, endpoint }) =>
      endpoint.path.includes(':') && (group === 'Customer orders' || /payment|order/i.test(endpoint.path)),
  );
  for (const named of aboutOrders) {
    if (!mayCall('shopper', named.endpoint.access)) continue;
    for (const caller of strangers) {
      if (!mayCall(roleOf[caller], named.endpoint.access)) continue;
      result.compared += 1;
      const { status, text } = await call(store, named, caller);
      const isLeak = status < 400 || text.includes('Canary');
      if (isLeak) result.leaks.push(`${named.name} of another customer as ${caller}: ${status}`);
    }
  }
  return result;
}

/** Calls an endpoint about the first shopper's order. */
export function call(
  store: Pick<OpenStore, 'url' | 'cookies' | 'errors' | 'order'>,
  { endpoint }: NamedEndpoint,
  caller: Caller,
) {
  const { order } = store;
  const ids = new Proxy({} as Record<string, string | number>, {
    get: (_, name) => {
      if (name === 'paymentIntentId') return order.paymentIntentId;
      return name === 'reference' ? order.reference : order.id;
    },
  });
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
  return send(store, caller, endpoint.method, fillPath(endpoint.path, ids), hasBody ? '{}' : undefined);
}
