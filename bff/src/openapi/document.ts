import { errorBody } from '@shopwright/contracts/errors';
import { endpointGroups, namedEndpoints } from '@shopwright/contracts/public-endpoints';
import { perMinute } from '../middleware/rate-limits';
import { createReplySchemas, type JsonSchema } from './json-schemas';
import { toOperation } from './operation';

const description = `
Every call that the store's own pages make. Money is a decimal string of US dollars, a moment is ISO 8601.

**Session.** \`POST /auth/login\` sets an HttpOnly cookie, and calls from this page then carry it. Each call says which role
it asks for; operators may do what staff may, and staff what users may.

**CSRF.** Calls that change something must come from the store's own origin. Browsers name theirs by themselves; clients
that are no browsers send neither \`Origin\` nor \`Sec-Fetch-Site\`.

**Limits.** At most ${perMinute.api} calls a minute from one address. Beyond a limit the answer is 429 with \`Retry-After\`.

**Errors.** Every reply that is not 2xx has the same shape. \`code\` says what went wrong, \`fields\` names the fields of a
validation error, and support finds the request by \`requestId\`.
`.trim();

/** Describes every public endpoint as an OpenAPI 3.1 document. */
export function createOpenApiDocument(sessionCookie: string): JsonSchema {
  const { components, toReply } = createReplySchemas();
  const paths: Record<string, JsonSchema> = {};
  for (const named of namedEndpoints) {
    const { path, method } = named.endpoint;
    const address = path.replace(/:(\w+)/g, '{$1}');
    paths[address] = { ...paths[address], [method.toLowerCase()]: toOperation(named, toReply) };
  }
  const error = toReply(errorBody);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Shopwright API',
      version: '1',
      description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    tags: endpointGroups.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: { ...components, Error: error },
      responses: {
        Error: {
          description: 'The call failed; `code` says why.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      },
      headers: {
        Link: {
          description: 'Leads to the next page; absent on the last one.',
          schema: { type: 'string', examples: ['</api/products?limit=20&cursor=abc>; rel="next"'] },
        },
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie, description: 'Set by `POST /auth/login`.' },
      },
    },
  };
}
