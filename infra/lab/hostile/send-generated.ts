import { namedEndpoints } from '@shopwright/contracts/public-endpoints';
import { type Access, mayCall } from '@shopwright/contracts/roles';
import { createRandom, type Random } from '../chaos/random';
import { drawAny, drawHostile, drawPathPart, drawUuid, toEncodable } from './hostile-values';
import { type Caller, callers, type OpenStore, roleOf } from './open-store';
import { send } from './send';

const parallel = 4;

export interface GeneratedResult {
  sent: number;
  byStatus: Map<number, number>;
  /** Answers of 5xx, lost connections, and errors that are not JSON. */
  failures: string[];
  slowestMs: number;
}

interface GeneratedRequest {
  name: string;
  caller: Caller;
  method: string;
  path: string;
  body?: string;
}

/** Sends generated requests of a seed to all endpoints as all callers. Nothing may be answered with 5xx. */
export async function sendGenerated(store: OpenStore, seed: number, count: number): Promise<GeneratedResult> {
  const result: GeneratedResult = { sent: 0, byStatus: new Map(), failures: [], slowestMs: 0 };
  const random = createRandom(seed);
  const known = [String(store.order.id), store.order.reference, store.order.paymentIntentId];
  const lane = async () => {
    while (result.sent < count) {
      result.sent += 1;
      const request = drawRequest(random, known);
      const response = await send(store, request.caller, request.method, request.path, request.body);
      result.byStatus.set(response.status, (result.byStatus.get(response.status) ?? 0) + 1);
      result.slowestMs = Math.max(result.slowestMs, response.ms);
      const isBroken = response.status === 0 || response.status >= 500 || (response.status >= 400 && !response.isJson);
      if (isBroken) result.failures.push(describe(request, response.status));
    }
  };
  await Promise.all(Array.from({ length: parallel }, lane));
  return result;
}

/** These start or end sessions, delete accounts or change who may sign in: after one of them the callers would be others. */
export const endsCallers = new Set(
  namedEndpoints
    .filter(
      ({ group, endpoint }) =>
        endpoint.endsSession ||
        (group === 'Session' && endpoint.method === 'POST') ||
        group === 'Team' ||
        group === 'Two-factor' ||
        group === 'Account',
    )
    .map(({ name }) => name),
);

export function drawRequest(random: Random, known: readonly string[]): GeneratedRequest {
  const { name, endpoint } = random.pick(namedEndpoints);
  const caller = drawCaller(random, name, endpoint.access);
  const path = endpoint.path.replace(/:(\w+)/g, () =>
    toEncodable(random.happens(0.1) ? drawUuid(random) : drawPathPart(random, known)),
  );
  const query = endpoint.query && random.happens(0.8) ? drawQuery(drawHostile(endpoint.query, random)) : '';
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
  const body = endpoint.body && !random.happens(0.03) ? drawHostile(endpoint.body, random) : drawAny(random);
  const text = random.happens(0.02) ? '{"a":' : JSON.stringify(body);
  return { name, caller, method: endpoint.method, path: path + query, ...(hasBody && { body: text }) };
}

/** Mostly a caller who may, because others are refused before their values are read. */
function drawCaller(random: Random, name: string, access: Access): Caller {
  if (endsCallers.has(name)) return random.pick(['visitor', 'disabled account'] as const);
  const allowed = callers.filter((caller) => mayCall(roleOf[caller], access));
  return random.pick(random.happens(0.8) ? allowed : callers);
}

function drawQuery(value: unknown): string {
  if (typeof value !== 'object' || value === null) return `?${toEncodable(String(value))}`;
  const fields = Object.entries(value).map(([name, field]) => {
    const text = typeof field === 'string' ? field : JSON.stringify(field);
    return `${encodeURIComponent(name)}=${toEncodable(text.slice(0, 2000))}`;
  });
  return `?${fields.join('&')}`;
}

const describe = ({ name, caller, method, path, body = '' }: GeneratedRequest, status: number): string =>
  `${status} ${name} as ${caller}: ${method} ${path.slice(0, 120)} ${body.slice(0, 300)}`;
