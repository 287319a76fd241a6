import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Endpoints, EndpointsFile } from './endpoints';

describe('EndpointsFile', () => {
  let home: string;
  let file: string;

  beforeEach(() => {
    home = mkdtempSync(path.join(tmpdir(), 'shopwright-endpoints-'));
    file = path.join(home, 'endpoints.json');
  });

  afterEach(() => rmSync(home, { recursive: true }));

  const endpoints = (pid: number): Endpoints => ({
    store: 'http://localhost:1',
    stripe: 'http://127.0.0.1:2',
    postgres: 'postgres://a:b@127.0.0.1:3/shop',
    redis: 'redis://:c@127.0.0.1:4',
    queues: 'http://localhost:1/ops/queues',
    traces: 'http://localhost:1/ops/traces',
    mail: 'http://localhost:1/ops/mail',
    services: { catalog: 'http://127.0.0.1:5', order: 'http://127.0.0.1:6', auth: 'http://127.0.0.1:7' },
    metrics: ['http://127.0.0.1:8/metrics'],
    processes: Array.from({ length: 500 }, () => ({ name: 'bff', pid, port: 1 })),
  });

  it('is complete whenever it is read, and ends with the last change', async () => {
    const endpointsFile = new EndpointsFile(home);
    let isWriting = true;
    let reads = 0;
    const writes = (async () => {
      for (let pid = 1; pid <= 50; pid += 1) {
        await Promise.race([endpointsFile.write(endpoints(pid)), new Promise((resolve) => setTimeout(resolve, 1))]);
      }
      await endpointsFile.write(endpoints(51));
      isWriting = false;
    })();
    while (isWriting) {
      await new Promise((resolve) => setImmediate(resolve));
      if (!existsSync(file)) continue;
      expect(JSON.parse(readFileSync(file, 'utf8')).processes).toHaveLength(500);
      reads += 1;
    }
    await writes;
    expect(reads).toBeGreaterThan(0);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(endpoints(51));
  });

  it('can be read by its owner only, since it holds passwords', async () => {
    await new EndpointsFile(home).write(endpoints(1));
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('is gone after removal, even while a change is being written', async () => {
    const endpointsFile = new EndpointsFile(home);
    void endpointsFile.write(endpoints(1));
    await endpointsFile.remove();
    expect(existsSync(file)).toBe(false);
  });
});
