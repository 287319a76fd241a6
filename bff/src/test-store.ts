import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Role } from '@shopwright/contracts/roles';
import { createServiceClient } from '@shopwright/service-kit/http/client';
import { connectRedis, createQueues } from '@shopwright/service-kit/messaging/queues';
import { createLogger, type Logger } from '@shopwright/service-kit/runtime/logger';
import { eventually } from '@shopwright/testing/deadlines';
import { createTestTokens, testKeys } from '@shopwright/testing/test-keys';
import request from 'supertest';
import { inject, vi } from 'vitest';
import { createBffApp } from './app';
import type { FeedOptions } from './cache/change-feed';
import { createResponseCache } from './cache/response-cache';
import { type Config, nameCookies } from './config';
import { type AdmissionOptions, createAdmission } from './middleware/admission';
import { createRateLimits } from './middleware/rate-limits';
import { catalogReader } from './pages/load-renderer';
import { createPageMaker } from './pages/page-maker';
import { listenPublicly } from './server';
import { demoPassword } from './test-auth-process';
import { blankPages, webPages } from './test-web-pages';
import { createVitalCounts } from './web-vitals/count-vitals';

interface StoreOptions {
  /** The auth service that resolves sessions. */
  auth: string;
  /** The service that endpoints of auth are forwarded to, if another. */
  authEndpoints?: string;
  catalog?: string;
  order?: string;
  traces?: string;
  mail?: string;
  workers?: string;
  publicUrl?: string;
  redisUrl?: string;
  hasRateLimits?: boolean;
  cacheMaxBytes?: number;
  cacheTimes?: FeedOptions['times'];
  logger?: Logger;
  hasDemoCheckout?: boolean;
  faults?: Config['faults'];
  scriptUrl?: string | null;
  /** The number of requests that are forwarded at the same time. */
  places?: AdmissionOptions['places'];
  /** Renders the pages of the real web app. */
  hasPages?: boolean;
}

/** No server listens here. */
export const nowhere = 'http://127.0.0.1:9';

/**
 * A database of this worker's own, beside 0 with the queues: the requests of an address are counted, and files that run
 * at the same time have the same.
 */
export const redisForLimits = () => `${inject('redisUrl')}/${1 + (Number(process.env.VITEST_POOL_ID) % 8)}`;

/** Forgets what earlier files of this worker have counted. */
export async function forgetLimits(): Promise<void> {
  const redis = connectRedis(redisForLimits(), 'producer', createLogger('bff test', 'silent'));
  await vi.waitFor(() => redis.flushdb(), eventually);
  redis.disconnect();
}

/** Starts a BFF in this process, in front of the given services. */
export async function startStore(options: StoreOptions) {
  const webRoot = await mkdtemp(path.join(tmpdir(), 'shopwright-web-'));
  await mkdir(path.join(webRoot, 'assets'));
  await writeFile(path.join(webRoot, 'assets', 'main-1a2b3c.js'), `export const text = '${'x'.repeat(3000)}';`);
  await writeFile(path.join(webRoot, 'assets', 'main-1a2b3c.js.map'), '{"sources":[]}');
  await writeFile(path.join(webRoot, 'assets', 'part-4d5e6f.mjs'), 'export {};');
  await writeFile(path.join(webRoot, 'assets', 'part-4d5e6f.mjs.br'), brotliCompressSync('export {};'));

  const isSecure = options.publicUrl?.startsWith('https:') ?? false;
  const logger = options.logger ?? createLogger('bff test', 'silent');
  const config: Config = {
    logLevel: 'silent',
    http: { host: '127.0.0.1', port: 0 },
    tokens: { signingKey: testKeys.signingKeys.bff, publicKeys: testKeys.publicKeys },
    linkSecret: 'a secret for tests of 32 characters',
    drainMs: 0,
    webConcurrency: 1,
    publicOrigin: new URL(options.publicUrl ?? 'http://store.example').origin,
    cookies: nameCookies(isSecure),
    redis: { url: options.redisUrl ?? (options.hasRateLimits ? redisForLimits() : inject('redisUrl')) },
    upstreams: {
      auth: options.authEndpoints ?? options.auth,
      catalog: options.catalog ?? nowhere,
      order: options.order ?? nowhere,
      traces: options.traces ?? nowhere,
      mail: options.mail,
      workers: options.workers,
    },
    stripe: { publishableKey: 'pk_test_123', scriptUrl: options.scriptUrl ?? null },
    webRoot,
    webRenderer: '',
    hasRateLimits: options.hasRateLimits ?? false,
    hasDemoCheckout: options.hasDemoCheckout ?? true,
    cacheMaxBytes: options.cacheMaxBytes ?? 16 * 1024 * 1024,
    faults: options.faults,
    imageCacheFolder: undefined,
    trustedProxies: 0,
  };
  const tokens = createTestTokens('bff');
  const redis = connectRedis(config.redis.url, 'producer', logger);
  const queuePrefix = `{bff-${path.basename(webRoot)}}`;
  const queues = createQueues(config.redis.url, logger, queuePrefix);
  const auth = createServiceClient(options.auth, tokens);
  const limits = createRateLimits({ config, redis, logger });
  const cache = createResponseCache({ config, tokens, logger, redis, limits, times: options.cacheTimes });
  const renderer = options.hasPages ? await webPages(config.publicOrigin, catalogReader({ cache })) : blankPages;
  const pages = createPageMaker({ renderer, reads: cache.reads, logger });
  const admission = createAdmission({ logger, places: options.places });
  const vitals = createVitalCounts(createServiceClient(config.upstreams.traces, tokens));
  const app = createBffApp({ config, logger, tokens, auth, redis, queues, pages, limits, cache, admission, vitals });
  const server = await listenPublicly(app, 0, '127.0.0.1', { ready: cache.ready, admission });

  /** Signs in a demo account, again where a busy machine answers too late, and returns its cookie. */
  const signIn = (role: Role): Promise<string> =>
    vi.waitFor(async () => {
      const response = await request(server)
        .post('/api/auth/login')
        .send({ email: `${role}@example.com`, password: demoPassword })
        .expect(200);
      return cookieOf(response, config.cookies.session);
    }, eventually);
  return {
    server,
    port: (server.address() as AddressInfo).port,
    config,
    queues,
    queuePrefix,
    redis,
    cache,
    pages,
    logger,
    signIn,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await cache.stop();
      await queues.close();
      redis.disconnect();
      await rm(webRoot, { recursive: true, force: true });
    },
  };
}

export type TestStore = Awaited<ReturnType<typeof startStore>>;

export const setCookies = (response: request.Response): string[] =>
  (response.headers['set-cookie'] as unknown as string[] | undefined) ?? [];

/** "name=value" of a cookie that the response sets. */
export function cookieOf(response: request.Response, name: string): string {
  const line = setCookies(response).find((cookie) => cookie.startsWith(`${name}=`));
  return line?.split(';')[0] ?? '';
}
