import { createConfig, lintFromString } from '@redocly/openapi-core';
import { namedEndpoints } from '@shopwright/contracts/public-endpoints';
import { sentWebhookTopics } from '@shopwright/contracts/webhook-topics';
import { describe, expect, it } from 'vitest';
import { createOpenApiDocument } from './document';

interface Operation {
  operationId: string;
  summary: string;
  description: string;
  security: object[];
  parameters?: { name: string; in: string; required: boolean }[];
  requestBody?: object;
  responses: Record<string, object>;
}

const document = createOpenApiDocument('sid');
const paths = document.paths as Record<string, Record<string, Operation>>;
const operations = Object.values(paths).flatMap((path) => Object.values(path));
const operationOf = (name: string) => operations.find(({ operationId }) => operationId === name);

async function lint(source: object) {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lintFromString({ source: JSON.stringify(source), config });
  return problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`);
}

describe('the OpenAPI document', () => {
  it('passes the linter', async () => {
    expect(await lint(document)).toEqual([]);
  });

  it('fails the linter with a broken reference', async () => {
    const { responses: _gone, ...components } = document.components as Record<string, unknown>;
    expect(await lint({ ...document, components })).not.toEqual([]);
  });

  it.each(namedEndpoints)('describes $name completely', ({ name, endpoint }) => {
    const operation = operationOf(name);
    const inPath = endpoint.path.match(/:\w+/g) ?? [];
    expect(operation?.parameters?.filter((each) => each.in === 'path') ?? []).toHaveLength(inPath.length);
    expect(Boolean(operation?.requestBody)).toBe(Boolean(endpoint.body ?? endpoint.upload));
    expect(Boolean(operation?.security.length)).toBe(endpoint.access !== 'public');
    const statuses = Object.keys(operation?.responses ?? {});
    expect(statuses).toEqual(expect.arrayContaining([...endpoint.statuses.map(String), '429', 'default']));
  });

  it('names the required role and the rate limit', () => {
    expect(operationOf('setStock')?.description).toContain('For staff.');
    expect(operationOf('signIn')?.description).toContain('30 calls a minute');
    expect(operationOf('listProducts')?.description).toContain('page by page');
    expect(operationOf('listProducts')?.parameters?.map(({ name }) => name)).toContain('cursor');
  });

  it('names the resources, as the contracts export them', () => {
    const names = Object.keys((document.components as { schemas: object }).schemas);
    const resources = ['Product', 'Category', 'Review', 'CustomerOrder', 'ExchangeRate', 'StoreSettings', 'Supplier'];
    expect(names).toEqual(expect.arrayContaining([...resources, 'StockMovement', 'TeamMember', 'TraceSummary']));
  });

  it('keeps the names that tools outside the repository rely on', () => {
    const names = ['get /orders', 'get /orders/{id}', 'post /orders/{id}/status', 'post /orders/{id}/shipments'];
    const more = ['post /orders/{id}/cancel', 'post /orders/{id}/refunds', 'get /reconciliation'];
    for (const name of [...names, ...more]) {
      const [method = '', path = ''] = name.split(' ');
      expect(paths[path]?.[method]?.description, name).toContain('For staff.');
    }
    const sentBy = (path: string) => JSON.stringify(paths[path]?.post?.requestBody);
    for (const field of ['orderItemId', 'quantity', 'carrier', 'trackingNumber', 'trackingUrl'])
      expect(sentBy('/orders/{id}/shipments')).toContain(`"${field}"`);
    for (const field of ['amount', 'items', 'reason', 'restock'])
      expect(sentBy('/orders/{id}/refunds')).toContain(`"${field}"`);
    expect(paths['/orders']?.get?.parameters?.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['status', 'search', 'limit']),
    );
    expect(JSON.stringify(paths['/reconciliation']?.get?.responses['200'])).toMatch(/"rows".*"comparedAt"/);
  });

  it('has the payload of each webhook', () => {
    const webhooks = document.webhooks as Record<string, Record<string, { requestBody: object }>>;
    expect(Object.keys(webhooks)).toEqual([...sentWebhookTopics]);
    const body = JSON.stringify(webhooks['order.confirmed']?.post?.requestBody);
    for (const field of ['apiVersion', 'sequence', 'customerEmail', 'paymentState'])
      expect(body).toContain(`"${field}"`);
  });

  it('contains no internal call', () => {
    expect(Object.keys(paths).filter((path) => path.startsWith('/internal'))).toEqual([]);
    expect(operationOf('login')).toBeUndefined();
  });
});
