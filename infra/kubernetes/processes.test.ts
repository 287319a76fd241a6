import { readFileSync } from 'node:fs';
import { processNames } from '@shopwright/contracts/endpoint';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fromRoot } from '../local/paths';
import { type Container, envOf, listWorkloads, overlays, renderOverlay, resolveEnv } from './test-overlays';

const configs: Record<string, string> = {
  bff: 'bff/src/config.ts',
  catalog: 'services/catalog/src/config.ts',
  order: 'services/order/src/config.ts',
  auth: 'services/auth/src/config.ts',
  workers: 'workers/src/config.ts',
  collector: 'infra/observability/collector/config.ts',
};
const kit = readFileSync(fromRoot('packages/service-kit/src/runtime/config.ts'), 'utf8');

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** What a process says about an environment before it ends; undefined where it accepts it. */
async function complaints(name: string, env: Record<string, string>): Promise<string | undefined> {
  for (const each of Object.keys(process.env))
    if (/^[A-Z_]+$/.test(each) && !(each in env)) vi.stubEnv(each, undefined);
  for (const [key, value] of Object.entries(env)) vi.stubEnv(key, value);
  let said = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said += text;
    return true;
  });
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  const { readConfig } = (await import(fromRoot(configs[name] ?? ''))) as { readConfig: () => unknown };
  try {
    readConfig();
    return undefined;
  } catch {
    return said;
  }
}

describe.each(overlays)('the processes of %s', (overlay) => {
  const manifests = renderOverlay(overlay);
  const containerOf = (name: string) =>
    listWorkloads(manifests)
      .find((workload) => workload.name === name)
      ?.containers.find((container) => container.name === 'process') as Container;

  it.each(Object.keys(configs))('start %s, which accepts its environment in production', async (name) => {
    const env = resolveEnv(containerOf(name), manifests);
    expect(env.NODE_ENV).toBe('production');
    expect(await complaints(name, env)).toBeUndefined();
  });

  it.each(Object.keys(configs))('tell %s nothing that it does not read', (name) => {
    const source = readFileSync(fromRoot(configs[name] ?? ''), 'utf8') + kit;
    const entries = envOf(containerOf(name));
    const usedByOthers = entries.flatMap(({ value = '' }) =>
      [...value.matchAll(/\$\((\w+)\)/g)].map((match) => match[1]),
    );
    const unread = entries.map(({ name: entry }) => entry).filter((entry) => !new RegExp(`\\b${entry}:`).test(source));
    expect(unread.filter((entry) => !usedByOthers.includes(entry))).toEqual(['OTEL_SERVICE_NAME']);
  });

  it('say so where a secret is missing', async () => {
    const { STRIPE_SECRET_KEY: _, ...env } = resolveEnv(containerOf('order'), manifests);
    expect(await complaints('order', env)).toMatch(/^Cannot start.*\n {2}STRIPE_SECRET_KEY: .*\n$/);
  });

  it('have settings that some process reads', () => {
    const settings = manifests.find(({ kind }) => kind === 'ConfigMap')?.data as Record<string, string>;
    const sources =
      kit +
      Object.values(configs)
        .map((file) => readFileSync(fromRoot(file), 'utf8'))
        .join('\n');
    const unread = Object.keys(settings).filter((name) => !new RegExp(`\\b${name}:`).test(sources));
    const partsOfUrls = ['POSTGRES_ADMIN', 'POSTGRES_ADDRESS', 'POOLER_ADDRESS'];
    expect(unread.sort()).toEqual(
      [...partsOfUrls, 'OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_LOGS_EXPORTER', 'OTEL_METRICS_EXPORTER'].sort(),
    );
  });

  it('find each other, at the ports at which they listen', () => {
    const services = manifests.filter(({ kind }) => kind === 'Service');
    for (const name of processNames) {
      const env = resolveEnv(containerOf(name), manifests);
      for (const [key, url] of Object.entries(env).filter(([each]) =>
        /^(CATALOG|ORDER|AUTH|TRACES)_URL$|ENDPOINT$/.test(each),
      )) {
        const { hostname, port } = new URL(url);
        const service = services.find(({ metadata }) => metadata.name === hostname);
        expect([key, JSON.stringify(service?.spec)]).toEqual([key, expect.stringContaining(`"port":${port},`)]);
        expect(resolveEnv(containerOf(hostname), manifests).PORT).toBe(port);
      }
    }
  });
});
