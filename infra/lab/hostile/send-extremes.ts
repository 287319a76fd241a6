import { type NamedEndpoint, namedEndpoints } from '@shopwright/contracts/public-endpoints';
import { mayCall } from '@shopwright/contracts/roles';
import * as z from 'zod';
import { encodeExtreme, extremes, forgeCursors, oddFields } from './extremes';
import { type Caller, callers, type OpenStore, roleOf } from './open-store';
import { send } from './send';
import { endsCallers } from './send-generated';

const parallel = 4;

export interface ExtremesResult {
  sent: number;
  /** Fields of addresses that were sent in. */
  fields: number;
  failures: string[];
}

interface ExtremeRequest {
  named: NamedEndpoint;
  field: string;
  path: string;
}

type Store = Pick<OpenStore, 'url' | 'cookies' | 'errors' | 'order'>;

/**
 * Sends dates, numbers, ids and texts at their extremes in each field of the address of each endpoint, as a caller who may call
 * it. Each is answered in full below 500, and a 400 names the field. Where `every` is more than 1, one in so many is sent, which
 * still reaches each field.
 */
export async function sendExtremes(store: Store, every: number): Promise<ExtremesResult> {
  const addressed = namedEndpoints.filter(({ name }) => !endsCallers.has(name));
  const requests = addressed.flatMap((named) => [...listPaths(named, store.order), ...listQueries(named, store.order)]);
  const failures: string[] = [];
  const forged = (await Promise.all(addressed.map((named) => listForged(store, named)))).flat();
  const left = [...requests, ...forged].filter((_, at) => at % every === 0);
  const fields = new Set(left.map(({ named, field }) => `${named.name} ${field}`)).size;
  const sent = left.length;
  const lane = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const failure = await sendExtreme(store, next);
      if (failure) failures.push(failure);
    }
  };
  await Promise.all(Array.from({ length: parallel }, lane));
  return { sent, fields, failures };
}

async function sendExtreme(store: Store, { named, field, path }: ExtremeRequest): Promise<string | undefined> {
  const { method } = named.endpoint;
  const { status, text, isJson } = await send(store, callerOf(named), method, path, bodyOf(named));
  const missing = [...requiredOf(named.endpoint.query), ...Object.keys(fieldsOf(named.endpoint.body))];
  const fault = findFault(status, isJson, text, [field, ...missing]);
  return fault && `${fault}: ${named.name} ${method} ${path.slice(0, 200)}`;
}

/** A value may be fine where it stands: then what is missing beside it is refused. */
function findFault(status: number, isJson: boolean, text: string, expected: string[]): string | undefined {
  if (status === 0 || status >= 500) return `${status}`;
  if (status < 400) return undefined;
  if (!isJson) return `${status} is not JSON`;
  if (status !== 400) return undefined;
  const { fields, message } = JSON.parse(text) as { fields?: { path: string }[]; message?: string };
  // An address that cannot be decoded has no fields.
  const isNamed =
    fields?.some(({ path }) => expected.some((field) => path.startsWith(field))) ||
    message === 'The address is not valid';
  return isNamed ? undefined : `400 does not name ${expected[0]} (${text.slice(0, 150)})`;
}

const callerOf = ({ endpoint }: NamedEndpoint): Caller =>
  callers.find((caller) => mayCall(roleOf[caller], endpoint.access) && caller !== 'disabled account') ?? 'operator';

const bodyOf = ({ endpoint: { method } }: NamedEndpoint) => (method === 'POST' || method === 'PUT' ? '{}' : undefined);

/** Returns the path in which each parameter is about the order or one of its choices, but for those that are given. */
function fill({ endpoint }: NamedEndpoint, order: OpenStore['order'], given: Record<string, string> = {}): string {
  const choices = fieldsOf(endpoint.params);
  const known: Record<string, string> = {
    reference: order.reference,
    paymentIntentId: order.paymentIntentId,
    number: 'CN-2026-000001',
    jobId: order.reference,
    photo: order.reference,
    ...given,
  };
  const partFor = (name: string) => known[name] ?? String(choices[name]?.enum?.[0] ?? order.id);
  return endpoint.path.replace(/:(\w+)/g, (_, name: string) => partFor(name));
}

function listPaths(named: NamedEndpoint, order: OpenStore['order']): ExtremeRequest[] {
  // A path ends before an empty part, and `.` and `..` are none.
  const parts = extremes.filter((value) => value !== '').map(encodeExtreme);
  return [...named.endpoint.path.matchAll(/:(\w+)/g)].flatMap(([, field = '']) =>
    parts.map((part) => ({ named, field, path: fill(named, order, { [field]: part }) })),
  );
}

function listQueries(named: NamedEndpoint, order: OpenStore['order']): ExtremeRequest[] {
  return Object.keys(queryFields(named)).flatMap((field) => {
    const written = [...extremes.map((value) => `${field}=${encodeExtreme(value)}`), ...oddFields(field)];
    return written.map((query) => ({ named, field, path: `${fill(named, order)}?${query}` }));
  });
}

/** Reads the cursors that the list issues in each of its orders, and forges others of them. */
async function listForged(store: Store, named: NamedEndpoint): Promise<ExtremeRequest[]> {
  const { cursor, ...others } = queryFields(named);
  if (!cursor) return [];
  const choices = Object.entries(others).flatMap(([name, { enum: values = [] }]) =>
    values.map((value) => `&${name}=${encodeURIComponent(String(value))}`),
  );
  const forged: ExtremeRequest[] = [];
  for (const choice of ['', ...choices]) {
    const path = fill(named, store.order);
    const { next } = await send(store, callerOf(named), 'GET', `${path}?limit=1${choice}`);
    if (next === undefined) continue;
    for (const value of forgeCursors(next))
      forged.push({ named, field: 'cursor', path: `${path}?cursor=${encodeExtreme(value)}${choice}` });
  }
  return forged;
}

interface FieldSchema {
  enum?: unknown[];
}

function queryFields({ endpoint }: NamedEndpoint): Record<string, FieldSchema> {
  return endpoint.method === 'GET' ? fieldsOf(endpoint.query) : {};
}

function fieldsOf(schema: z.ZodType | undefined): Record<string, FieldSchema> {
  if (!schema) return {};
  const { properties, anyOf = [], oneOf = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  // A body of one of several forms has no fields of its own.
  return Object.assign({}, properties, ...[...anyOf, ...oneOf].map((form) => form.properties));
}

function requiredOf(schema: z.ZodType | undefined): string[] {
  return schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).required ?? []) : [];
}
