import { errorBody } from '@shopwright/contracts/errors';
import { endpointGroups, namedEndpoints } from '@shopwright/contracts/public-endpoints';
import { perMinute } from '../middleware/rate-limits';
import { createResponseSchemas, type JsonSchema, toOperation } from './operation';
import { describeWebhooks } from './webhooks';

const description = `
The calls that the store's own pages make. Amounts of money are decimal strings in the currency of the store. Times are ISO 8601.

**Session.** \`POST /auth/login\` sets an HttpOnly cookie, and every later call from this page sends it. Each call names the
role it requires: an operator may do what staff may, and staff what a shopper may. Calls of staff also name a permission
(\`x-permission\`), which the role of a member in the team has or lacks. Operators have all of them. A call that lacks one gets
403, with the permission in \`details\`.

**API keys.** Programs send \`Authorization: Bearer swk_live_…\` instead of a cookie, and need no CSRF protection. A key has the
permissions that it was given, as long as the member who made it has them. It has no account, so calls of shoppers refuse it.
\`Idempotency-Key\` on a write makes it safe to repeat: for 24 hours, the same key gets the first response again, with
\`Idempotent-Replayed: true\`. A response that shows a secret comes again without its body, because secrets are not kept: rotate the
secret of a webhook endpoint to get a new one. With another body it gets 409, and 409 with \`Retry-After\` while the first one is in progress.

**CSRF protection.** A call that changes something must come from the store's own origin, which browsers send by themselves.
Other clients send neither \`Origin\` nor \`Sec-Fetch-Site\`.

**Webhooks.** The store sends what happens to the endpoints of \`POST /webhook-endpoints\`, signed as
[Standard Webhooks](https://www.standardwebhooks.com) describes it. \`webhooks\` in this document has the payload of each topic.

**Rate limits.** At most ${perMinute.api} calls a minute from one address, and ${perMinute.apiKey} with one API key. Above that, the response is 429 with \`Retry-After\`.

**Errors.** Every response outside 2xx has the same shape: \`code\` is the error's code, \`fields\` lists the invalid fields, and
\`requestId\` identifies the request to support.
`.trim();

/** Describes every public endpoint as an OpenAPI 3.1 document. */
export function createOpenApiDocument(sessionCookie: string): JsonSchema {
  const { components, toBody } = createResponseSchemas();
  const paths: Record<string, JsonSchema> = {};
  for (const named of namedEndpoints) {
    const { path, method } = named.endpoint;
    const address = path.replace(/:(\w+)/g, '{$1}');
    paths[address] = { ...paths[address], [method.toLowerCase()]: toOperation(named, toBody) };
  }
  const error = toBody(errorBody);
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
    webhooks: describeWebhooks(toBody),
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
        'X-Total-Count': {
          description:
            'How many rows a search found on all pages; `250+` means more than 250. Absent without a search.',
          schema: { type: 'string', examples: ['12'] },
        },
        'X-Search-Corrected': {
          description:
            'The words that the search was taken for, percent-encoded, where nothing has the words as typed.',
          schema: { type: 'string', examples: ['headphones'] },
        },
        'X-Search-Interpretation': {
          description:
            'Where no product has all the words: JSON, percent-encoded, with `ignored` words, `minPrice` and `maxPrice` in the ' +
            "store's currency, `isCheapestFirst`, `isPartial` and the `categoryIds` that fit.",
          schema: { type: 'string', examples: ['%7B%22ignored%22%3A%5B%22for%22%5D%7D'] },
        },
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie, description: 'Set by `POST /auth/login`.' },
        apiKey: { type: 'http', scheme: 'bearer', description: 'An API key, from Team → API keys.' },
      },
    },
  };
}
