import { type NamedEndpoint, namedEndpoints } from '@shopwright/contracts/public-endpoints';
import { mayCall } from '@shopwright/contracts/roles';
import * as z from 'zod';
import { type Caller, callers, type OpenStore, roleOf } from './open-store';
import { send } from './send';
import { endsCallers } from './send-generated';

/** Fields that carry a secret or a person, by the canary that is sent in them. */
const fieldsOf: Record<string, RegExp> = {
  password: /password/i,
  'email address': /email/i,
  address: /address/i,
  'client secret': /secret|paymentIntentId/i,
  'link to a new password': /token|code|link/i,
};

/**
 * Sends the canaries where people type such texts: in the fields of every body, once alone, so that values are refused, and
 * once with a field that no endpoint knows; and in the queries of pages. Returns how many requests that were.
 */
export async function sendCanaries(store: OpenStore): Promise<number> {
  let sent = 0;
  for (const named of namedEndpoints) {
    const fields = drawFields(store, named);
    if (!fields) continue;
    const { method, path } = named.endpoint;
    const bodies = [{ ...fields, unknown: fields }, ...(endsCallers.has(named.name) ? [] : [fields])];
    for (const body of bodies) {
      await send(store, callerOf(named), method, path.replace(/:\w+/g, '1'), JSON.stringify(body));
      sent += 1;
    }
  }
  for (const { text } of store.canaries) {
    for (const page of ['/checkout/success?payment_intent_client_secret=', '/reset-password?token=', '/?search=']) {
      await fetch(`${store.url}${page}${encodeURIComponent(text)}`).then((response) => response.text());
      sent += 1;
    }
  }
  return sent;
}

function drawFields({ canaries }: OpenStore, { endpoint }: NamedEndpoint): Record<string, string> | undefined {
  if (!endpoint.body) return undefined;
  const { properties = {} } = z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' });
  const fields = Object.keys(properties).flatMap((field) => {
    const [name] = Object.entries(fieldsOf).find(([, pattern]) => pattern.test(field)) ?? [];
    const canary = canaries.find((each) => each.name === name);
    return canary ? [[field, canary.text]] : [];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

/** The first who may call it, the second shopper rather than the one whose secrets these are. */
const callerOf = ({ endpoint }: NamedEndpoint): Caller =>
  callers.find((caller) => caller !== 'shopper' && mayCall(roleOf[caller], endpoint.access)) ?? 'visitor';
