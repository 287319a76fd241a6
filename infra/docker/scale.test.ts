import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { fromRoot } from '../local/paths';

const read = (file: string) => readFileSync(fromRoot(file), 'utf8');

interface Service {
  image?: string;
  user?: string;
  networks?: string[];
  environment?: Record<string, string>;
  read_only?: boolean;
  cap_drop?: string[];
  mem_limit?: string;
  pids_limit?: number;
}
const text = read('docker-compose.scale.yml');
// Tags of compose alone, such as !reset, mean nothing to other readers.
const load = (each: string) =>
  parse(each, { merge: true, logLevel: 'silent' }) as { services: Record<string, Service> };
const { services } = load(text);
const { services: below } = load(read('docker-compose.yml'));

describe('docker-compose.scale.yml', () => {
  it('pools the connections of the services, and leads around the pool what a transaction does not end', () => {
    const url = (name: string) => services[name]?.environment?.DATABASE_URL ?? below[name]?.environment?.DATABASE_URL;
    const through = (host: string) => (name: string) => url(name)?.includes(`@${host}/shop`);
    const named = Object.keys(below).filter((name) => url(name));
    expect(named.filter(through('pgbouncer'))).toEqual(['catalog', 'order', 'auth']);
    expect(named.filter(through('postgres'))).toEqual(
      expect.arrayContaining(['database', 'catalog-setup', 'order-setup', 'auth-setup', 'collector', 'backup']),
    );
    expect(services.database?.environment?.POOLER_URL).toContain('@pgbouncer/shop');
  });

  it('sets PgBouncer up as on Kubernetes', () => {
    const settings = (each: string, pattern: RegExp) =>
      [...each.matchAll(pattern)].map(([, name, value]) => `${name}=${value}`).sort();
    const pooler = read('infra/kubernetes/overlays/scaled/postgres.yaml').split('parameters:\n')[2] ?? '';
    const there = settings(pooler.split('template:')[0] ?? '', /^ +(\w+): '?([^'\n]+)'?$/gm);
    expect(there.length).toBeGreaterThan(6);
    expect(settings(read('infra/docker/scale/pool.sh'), /^(\w+) = (.+)$/gm)).toEqual(expect.arrayContaining(there));
  });

  it('hardens its containers, and runs none as root', () => {
    const added = Object.entries(services).filter(([name]) => !(name in below));
    expect(added.map(([name]) => name)).toEqual(['replica-role', 'replica', 'pgbouncer', 'balancer']);
    for (const [name, each] of added) {
      expect([name, each.read_only, each.cap_drop, each.pids_limit]).toEqual([name, true, ['ALL'], 256]);
      expect([name, each.networks, Boolean(each.mem_limit)]).toEqual([
        name,
        [name === 'balancer' ? 'edge' : 'data'],
        true,
      ]);
      // That of PgBouncer has a user of its own.
      if (name !== 'pgbouncer')
        expect([name, each.user]).toEqual([name, name === 'balancer' ? '1000:1000' : 'postgres']);
    }
  });

  it('publishes only the balancer, on this machine unless HOST says otherwise', () => {
    const published = [...text.matchAll(/ports: (.+)/g)].map(([, ports]) => ports);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as compose reads it
    expect(published).toEqual(['!reset []', "['${HOST:-127.0.0.1}:${PORT:-3000}:3000']"]);
    expect(services.balancer?.environment).toEqual({ PUBLIC_URL: 'http://:3000' });
    expect(read('infra/docker/scale/Caddyfile')).toMatch(/^\t\ttrusted_proxies private_ranges$/m);
  });

  it('lets neither the first start nor the role of the replica wait for a replica', () => {
    for (const name of ['postgres', 'replica-role'])
      expect([name, services[name]?.environment?.PGOPTIONS]).toEqual([name, '-c synchronous_commit=local']);
  });

  it('limits what a slot keeps, and mounts the volume of the primary, also without it', () => {
    expect(JSON.stringify(below.postgres)).toMatch(/max_slot_wal_keep_size=\$\{REPLICA_WAL_MAX:-8GB\}/);
    expect(JSON.stringify(below.postgres)).toMatch(/"\$\{POSTGRES_DATA:-postgres\}:\/var\/lib\/postgresql"/);
    expect(JSON.stringify(services.postgres)).not.toContain(':/var/lib/postgresql"');
  });

  it('checks the password of the replica with the others', () => {
    const published = [
      ...new Set([...text.matchAll(/\$\{([A-Z_]+):-development-only\}/g)].map(([, name]) => name ?? '')),
    ];
    const checked = { ...below['check-secrets']?.environment, ...services['check-secrets']?.environment };
    expect(published).toContain('REPLICA_PASSWORD');
    expect(published.filter((name) => !(name in checked))).toEqual([]);
  });

  it('has scripts that a shell without extensions reads', () => {
    const scripts = readdirSync(fromRoot('infra/docker/scale')).filter((name) => name.endsWith('.sh'));
    expect(scripts.length).toBeGreaterThan(4);
    for (const name of scripts) {
      const { stderr } = spawnSync('sh', ['-n', fromRoot(`infra/docker/scale/${name}`)], { encoding: 'utf8' });
      expect([name, stderr]).toEqual([name, '']);
      expect(read(`infra/docker/scale/${name}`)).toMatch(/^#!\/bin\/sh\n# .+\n(.*\n)*set -eu$/m);
    }
  });
});

describe('infra/docker/scale/release.sh', () => {
  /** Runs it with a Docker that knows the project's name and can do nothing else. */
  const release = (folder: string) => {
    writeFileSync(path.join(folder, 'docker'), `#!/bin/sh\n[ "$2" = config ] && echo '  "name": "drill",'\n`, {
      mode: 0o755,
    });
    const env = { PATH: `${folder}:${process.env.PATH}`, TMPDIR: folder, COMPOSE_ENV_FILES: path.join(folder, 'none') };
    return spawnSync('sh', [fromRoot('infra/docker/scale/release.sh')], { encoding: 'utf8', env });
  };

  it('refuses to run twice at the same time, in one line, and lets the next one run after a failure', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'shopwright-release-'));
    const lock = path.join(folder, 'shopwright-release-drill');
    mkdirSync(lock);
    const second = release(folder);
    expect([second.status, second.stdout]).toEqual([1, '']);
    expect(second.stderr).toBe(`another release runs (or was killed: then remove ${lock})\n`);
    expect(existsSync(lock)).toBe(true);
    rmSync(lock, { recursive: true });
    const first = release(folder);
    expect([first.status, first.stdout]).toEqual([1, expect.stringContaining('migrating')]);
    expect(existsSync(lock)).toBe(false);
    rmSync(folder, { recursive: true });
  });
});
