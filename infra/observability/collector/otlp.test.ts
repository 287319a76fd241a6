import { describe, expect, it } from 'vitest';
import { exportRequest, parseSpans, removePersonalData } from './otlp';

describe('parseSpans', () => {
  it('parses the body that exporters post', () => {
    const request = exportRequest.parse({
      resourceSpans: [
        {
          resource: { attributes: [{ key: 'service.name', value: { stringValue: 'bff' } }] },
          scopeSpans: [
            {
              scope: { name: 'http' },
              spans: [
                {
                  traceId: 'A'.repeat(32),
                  spanId: 'b'.repeat(16),
                  parentSpanId: '',
                  name: 'GET',
                  kind: 2,
                  startTimeUnixNano: '1795000000123456789',
                  endTimeUnixNano: '1795000000223456789',
                  attributes: [
                    { key: 'http.response.status_code', value: { intValue: 500 } },
                    { key: 'flags', value: { arrayValue: { values: [{ boolValue: true }, { stringValue: 'x' }] } } },
                    { key: 'nothing' },
                  ],
                  status: { code: 2 },
                  events: [{ name: 'exception' }],
                },
              ],
            },
          ],
        },
      ],
    });
    expect(parseSpans(request)).toEqual([
      {
        traceId: 'a'.repeat(32),
        spanId: 'b'.repeat(16),
        parentId: null,
        service: 'bff',
        name: 'GET',
        kind: 2,
        startedNs: '1795000000123456789',
        endedNs: '1795000000223456789',
        isError: true,
        attributes: { 'http.response.status_code': 500, flags: [true, 'x'], nothing: null },
      },
    ]);
  });

  it.each([
    [{ 'http.response.status_code': 404 }, '', false],
    [{ 'http.response.status_code': 503 }, '', true],
    [{ 'express.type': 'request_handler' }, '', false],
    [{ 'db.system.name': 'postgresql' }, '', true],
    [{ 'db.system.name': 'postgresql' }, '57P01', true],
    [{ 'db.system.name': 'postgresql' }, '23505', false],
  ])('stores a failed span with %j and %j as an error: %s', (attributes, message, isError) => {
    const sent = {
      traceId: 'a'.repeat(32),
      spanId: 'b'.repeat(16),
      name: 'GET',
      startTimeUnixNano: '1',
      endTimeUnixNano: '2',
      status: { code: 2, message },
      attributes: Object.entries(attributes).map(([key, value]) => ({
        key,
        value: typeof value === 'number' ? { intValue: value } : { stringValue: value },
      })),
    };
    const request = exportRequest.parse({ resourceSpans: [{ scopeSpans: [{ spans: [sent] }] }] });
    expect(parseSpans(request)[0]?.isError).toBe(isError);
  });

  it.each([{ resourceSpans: 'x' }, { resourceSpans: [{ scopeSpans: [{ spans: [{ traceId: 'x' }] }] }] }])(
    'refuses %j',
    (body) => {
      expect(exportRequest.safeParse(body).success).toBe(false);
    },
  );
});

describe('removePersonalData', () => {
  it('keeps timing attributes and removes what identifies a person', () => {
    expect(
      removePersonalData({
        'http.route': '/api/products',
        'url.full': 'http://127.0.0.1:4000/products?search=ada%40example.com',
        'url.query': 'search=ada%40example.com',
        'client.address': '10.0.0.7',
        'network.peer.address': '10.0.0.7',
        'net.peer.ip': '10.0.0.7',
        'http.client_ip': '10.0.0.7',
        'http.target': '/api/products?search=ada',
        'user_agent.original': 'Mozilla',
        'http.request.header.cookie': ['sid=secret'],
        'exception.message': 'ada@example.com',
      }),
    ).toEqual({ 'http.route': '/api/products', 'url.full': 'http://127.0.0.1:4000/products' });
  });

  it('keeps only the name of a Redis command', () => {
    expect(removePersonalData({ 'db.system': 'redis', 'db.statement': 'evalsha 1 limit:api:10.0.0.7' })).toEqual({
      'db.system': 'redis',
      'db.statement': 'evalsha',
    });
    expect(removePersonalData({ 'db.system.name': 'postgresql', 'db.query.text': 'select $1' })).toEqual({
      'db.system.name': 'postgresql',
      'db.query.text': 'select $1',
    });
  });
});
