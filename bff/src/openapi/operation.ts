import type { Endpoint } from '@shopwright/contracts/endpoint';
import { type ErrorCode, errorStatus } from '@shopwright/contracts/errors';
import { type NamedEndpoint, namedSchemas } from '@shopwright/contracts/public-endpoints';
import * as z from 'zod';
import { perMinute, registrationsPerHour, wrongTrackingsPerHour } from '../middleware/rate-limits';

export type ToBody = (schema: z.ZodType) => JsonSchema;

const binary = { type: 'string', format: 'binary' };
const errorResponse = { $ref: '#/components/responses/Error' };

/** Describes one endpoint as an OpenAPI operation. */
export function toOperation({ name, group, endpoint }: NamedEndpoint, toBody: ToBody): JsonSchema {
  const parameters = [...toParameters(endpoint.params, 'path'), ...toParameters(endpoint.query, 'query')];
  return {
    operationId: name,
    tags: [group],
    summary: endpoint.summary,
    description: describe(endpoint),
    security: toSecurity(endpoint),
    ...(endpoint.permission && { 'x-permission': endpoint.permission }),
    ...(parameters.length > 0 && { parameters }),
    ...requestBody(endpoint),
    responses: {
      ...Object.fromEntries(endpoint.statuses.map((status) => [status, toResponse(endpoint, toBody)])),
      ...Object.fromEntries(errorCodesOf(endpoint).map((code) => [errorStatus[code], errorResponse])),
      default: errorResponse,
    },
  };
}

function toSecurity({ access }: Endpoint): object[] {
  if (access === 'public') return [];
  return access === 'shopper' ? [{ session: [] }] : [{ session: [] }, { apiKey: [] }];
}

const accessNotes = {
  public: 'Open to everyone.',
  shopper: 'For signed-in users.',
  staff: 'For staff.',
  operator: 'For operators.',
  system: '',
} satisfies Record<Endpoint['access'], string>;

const limitNotes = {
  strict: `At most ${perMinute.strict} calls a minute from one address, counted with the other calls that have this limit.`,
  signIn: `At most ${perMinute.strict} calls a minute from one address, or from one browser that has signed in before, and ${perMinute.deviceAddress} from all such browsers behind one address.`,
  registration: `At most ${perMinute.strict} calls a minute and ${registrationsPerHour} an hour from one address.`,
  tracking: `At most ${perMinute.strict} calls a minute from one address. Of those that find no order for one email, ${wrongTrackingsPerHour.address} an hour from one address and ${wrongTrackingsPerHour.email} from all addresses together.`,
  withdrawal: `At most ${perMinute.strict} calls a minute from one address. Of those that name an email, ${wrongTrackingsPerHour.address} an hour from one address and ${wrongTrackingsPerHour.email} from all addresses together.`,
  payment: `At most ${perMinute.paymentVisitor} calls a minute from one visitor, and ${perMinute.paymentAddress} from one address.`,
  record: `At most ${perMinute.recordVisitor} calls a minute from one visitor, and ${perMinute.recordAddress} from one address.`,
  measure: `At most ${perMinute.measureVisitor} calls a minute from one visitor, and ${perMinute.measureAddress} from one address.`,
  quote: `At most ${perMinute.quoteVisitor} calls a minute from one visitor, and ${perMinute.quoteAddress} from one address. Of those that name a code, ${perMinute.codes} from one address.`,
};

const permissionNote = (access: Endpoint['access'], permission: string): string =>
  access === 'public'
    ? `With the permission \`${permission}\`, staff read more than customers.`
    : `Requires the permission \`${permission}\`.`;

function describe({ access, permission, rateLimit, isPaged, isCached, upload }: Endpoint): string {
  const notes = [
    accessNotes[access],
    permission && permissionNote(access, permission),
    rateLimit && limitNotes[rateLimit],
    isPaged && 'A list that is read page by page: while there is more, the `Link` header names the next page.',
    isCached &&
      'Replies to visitors have an `ETag` and may be stored; ask with `If-None-Match` whether one is still current.',
    upload && `The body is one file of at most ${upload.maxBytes / 1024 / 1024} MB.`,
  ];
  return notes.filter(Boolean).join(' ');
}

function toParameters(schema: z.ZodType | undefined, where: 'path' | 'query'): JsonSchema[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = inputSchema(schema) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...value }]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    ...(description !== undefined && { description }),
    schema: value,
  }));
}

function requestBody({ body, upload }: Endpoint): JsonSchema {
  if (upload) {
    const file = { schema: binary };
    return { requestBody: { required: true, content: Object.fromEntries(upload.types.map((type) => [type, file])) } };
  }
  if (!body) return {};
  return { requestBody: { required: true, content: { 'application/json': { schema: inputSchema(body) } } } };
}

const headerRef = (name: string) => ({ [name]: { $ref: `#/components/headers/${name}` } });

/** The response of a list with a search also has the number of results. */
const pageHeaders = (query: z.ZodType | undefined) => ({
  ...headerRef('Link'),
  ...(query && 'search' in ((inputSchema(query) as { properties?: object }).properties ?? {})
    ? { ...headerRef('X-Total-Count'), ...headerRef('X-Search-Corrected'), ...headerRef('X-Search-Interpretation') }
    : {}),
});

function toResponse({ statuses, query, response, isPaged, file }: Endpoint, toBody: ToBody): JsonSchema {
  if (file) {
    const types = [file, ...Object.values(file.byFormat ?? {})].map(({ type }) => [type, { schema: binary }]);
    return { description: 'Success', content: Object.fromEntries(types) };
  }
  if (statuses[0] === 204) return { description: 'Done' };
  return {
    description: 'Success',
    ...(isPaged && { headers: pageHeaders(query) }),
    content: { 'application/json': { schema: toBody(response) } },
  };
}

/** Returns the errors that follow from the declaration. Operations may return others. */
function errorCodesOf({ access, params, query, body, upload, refusesEndedSession }: Endpoint): ErrorCode[] {
  const hasBody = body !== undefined || upload !== undefined;
  const codes: (ErrorCode | false)[] = [
    (hasBody || params !== undefined || query !== undefined) && 'invalid_request',
    access !== 'public' && 'unauthenticated',
    refusesEndedSession === true && 'session_ended',
    (access === 'staff' || access === 'operator') && 'forbidden',
    params !== undefined && 'not_found',
    hasBody && 'payload_too_large',
    hasBody && 'unsupported_media_type',
    'rate_limited',
    'unavailable',
  ];
  return codes.filter((code) => code !== false);
}

export type JsonSchema = Record<string, unknown>;

const names = z.registry<{ id: string }>();
for (const [name, schema] of namedSchemas) names.add(schema, { id: name[0]?.toUpperCase() + name.slice(1) });

/** Returns the JSON schema of an input, inline. */
const inputSchema = (schema: z.ZodType): JsonSchema => toJsonSchema(schema, 'input');

/** Returns the JSON schemas of responses. Named schemas become components and are referenced. */
export function createResponseSchemas() {
  const components: Record<string, JsonSchema> = {};
  return {
    components,
    toBody(schema: z.ZodType): JsonSchema {
      const { $defs = {}, ...response } = toJsonSchema(schema, 'output');
      Object.assign(components, $defs);
      return response;
    },
  };
}

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const metadata = io === 'output' ? names : undefined;
  const { $schema, ...json } = z.toJSONSchema(schema, { io, metadata, unrepresentable: 'any', override: allowOverlap });
  return JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema;
}

/** Forms that are told apart by a field which one of them may leave out are not exclusive, as `oneOf` says. */
function allowOverlap({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}) {
  const { def } = zodSchema._zod;
  if (def.type !== 'union' || !('discriminator' in def) || !jsonSchema.oneOf) return;
  const isToldApart = jsonSchema.oneOf.every(({ required = [] }) => required.includes(String(def.discriminator)));
  if (isToldApart) return;
  jsonSchema.anyOf = jsonSchema.oneOf;
  delete jsonSchema.oneOf;
}
