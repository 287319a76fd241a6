import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';

/** A service that reads an order by its link, and ends. */
const program = `
  const { createServer, get } = require('node:http');
  const upstream = createServer((_req, res) => res.end('{}')).listen(0, async () => {
    const server = createServer(async (_req, res) => {
      await fetch('http://127.0.0.1:' + upstream.address().port + '/orders/7?token=canary&page=2');
      res.end();
    }).listen(0, async () => {
      get('http://127.0.0.1:' + server.address().port + '/api/orders/7?token=canary', (res) => {
        res.resume().on('end', () => {
          for (const each of [server, upstream]) each.closeAllConnections(), each.close();
        });
      });
    });
  });
`;

/** Returns what the program exports to a collector. */
async function exportSpans(): Promise<string> {
  const received: string[] = [];
  const collector = createServer(async (req, res) => {
    received.push(await text(req));
    res.setHeader('content-type', 'application/json').end('{}');
  });
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const preloaded = ['--import', 'tsx', '--import', './packages/service-kit/src/runtime/telemetry.ts'];
  const child = spawn(process.execPath, [...preloaded, '--input-type=commonjs', '--eval', program], {
    // The detectors would report this program's source as an argument of the process.
    env: { PATH: process.env.PATH, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_NODE_RESOURCE_DETECTORS: 'none' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await once(child, 'exit');
  collector.closeAllConnections();
  collector.close();
  return received.join('\n');
}

describe('telemetry', () => {
  it('exports no token of an emailed link, neither of a call received nor of one made', async () => {
    const spans = await exportSpans();
    for (const scope of ['http', 'undici']) expect(spans).toContain(`instrumentation-${scope}`);
    expect(spans).toContain('/orders/7"');
    expect(spans).not.toContain('canary');
  }, 30_000);
});
