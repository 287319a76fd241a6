import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Conventions that the linter cannot check, and the rules of the linter for imports. */
const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const list = (pattern: string) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', pattern], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file && existsSync(path.join(root, file)));
const manifests = list('*package.json');

/** Imports that the linter refuses, from a file of a folder, and some that it allows. */
const forbiddenImports: [file: string, specifier: string][] = [
  ['web/src/x.ts', '@shopwright/service-kit/runtime/logger'],
  ['services/order/src/x.ts', '@shopwright/catalog/x'],
  ['services/order/src/x.test.ts', '@shopwright/catalog/x'],
  ['services/order/src/x.ts', '../../catalog/src/main'],
  ['services/order/src/x.ts', '../../../infra/local/paths'],
  ['services/order/src/x.ts', '@shopwright/testing/test-service'],
  ['services/order/src/db/x.ts', '../orders/order-rules'],
  ['services/order/src/orders/x.ts', '../payments/sync-payment'],
  ['services/order/src/payments/x.ts', '../checkout/place-order'],
  ['bff/src/x.ts', '@shopwright/service-kit/database/connection'],
  ['bff/src/x.ts', '@shopwright/service-kit/messaging/outbox'],
  ['bff/src/x.ts', '@shopwright/service-kit/messaging/relay'],
  ['workers/src/x.ts', '@shopwright/service-kit/messaging/relay'],
  ['workers/src/x.ts', 'drizzle-orm/pg-core'],
  ['workers/src/x.ts', '@shopwright/bff/x'],
  ['bff/src/x.ts', '@shopwright/workers/x'],
  ['bff/src/x.ts', '@shopwright/web/x'],
  ['packages/contracts/src/x.ts', 'node:fs'],
  ['packages/contracts/src/x.ts', 'express'],
  ['packages/contracts/src/x.ts', '@shopwright/service-kit/errors'],
  ['web/src/x.ts', 'node:fs'],
  ['web/src/lib/x.ts', '../i18n/language'],
  ['web/src/lib/queries/x.ts', '../../components/price'],
  ['web/src/i18n/x.ts', '../ui/button'],
  ['web/src/i18n/x.ts', '@shopwright/bff/app'],
  ['web/src/ui/x.ts', '../i18n/language-provider'],
  ['web/src/components/x.ts', '../features/cart/cart-store'],
  ['web/src/components/x.ts', '../layout/header'],
  ['web/src/features/account/x.ts', '../reviews/reviews'],
  ['web/src/features/account/x.ts', '../cart/cart-drawer'],
  ['web/src/features/account/x.ts', '../../pages/account-page'],
  ['packages/testing/src/x.ts', '@shopwright/order/x'],
  ['packages/mailbox/src/x.ts', '@shopwright/workers/x'],
  ['packages/service-kit/src/x.ts', '@shopwright/catalog/x'],
];
const allowedImports: [file: string, specifier: string][] = [
  ['services/order/src/x.test.ts', '@shopwright/testing/test-service'],
  ['services/order/src/payments/x.ts', '../orders/order-rules'],
  ['web/src/features/account/x.ts', '../cart/cart-store'],
  ['web/src/features/account/x.ts', '../../lib/queries/session'],
  ['web/src/components/x.ts', '../i18n/language-provider'],
  ['web/src/i18n/x.ts', '@shopwright/contracts/fields'],
  ['packages/mailbox/src/x.ts', '@shopwright/service-kit/errors'],
  ['bff/src/x.ts', '@shopwright/service-kit/errors'],
  ['workers/src/x.ts', '@shopwright/contracts/queues'],
];

describe('the lock file', () => {
  const lock = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { optionalDependencies?: Record<string, string>; resolved?: string; link?: boolean }>;
  };

  it('contains every optional platform build', () => {
    const names = new Set(Object.keys(lock.packages).map((key) => key.replace(/^.*node_modules\//, '')));
    const missing = Object.entries(lock.packages).flatMap(([name, entry]) =>
      Object.keys(entry.optionalDependencies ?? {})
        .filter((dependency) => !names.has(dependency) && !dependency.startsWith('@msgpackr-extract/'))
        .map((dependency) => `${name} → ${dependency}`),
    );
    expect(missing).toEqual([]);
  });

  it('names only the public registry', () => {
    const hosts = Object.values(lock.packages).flatMap(({ resolved }) =>
      resolved?.startsWith('http') ? [new URL(resolved).host] : [],
    );
    expect([...new Set(hosts)].filter((host) => host !== 'registry.npmjs.org')).toEqual([]);
  });

  it('pins every dependency', () => {
    const loose = manifests.flatMap((manifest) => {
      const { dependencies = {}, devDependencies = {} } = JSON.parse(read(manifest)) as Record<
        string,
        Record<string, string>
      >;
      return Object.entries({ ...dependencies, ...devDependencies })
        .filter(([, version]) => !/^\d+\.\d+\.\d+[\w.-]*$/.test(version))
        .map(([name, version]) => `${manifest}: ${name} ${version}`);
    });
    expect(loose).toEqual([]);
  });
});

describe('the import rules of the linter', () => {
  it.each(forbiddenImports)('refuse that %s imports %s', (file, specifier) => {
    expect(refusedImports()).toContain(`${file}: ${specifier}`);
  });

  it.each(allowedImports)('allow that %s imports %s', (file, specifier) => {
    expect(refusedImports()).not.toContain(`${file}: ${specifier}`);
  });
});

describe('the documents', () => {
  it('link to files that exist', () => {
    const broken = list('*.md').flatMap((file) =>
      [...read(file).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
        .map(([, target = '']) => path.join(path.dirname(file), target))
        .filter((target) => !existsSync(path.join(root, target)))
        .map((target) => `${file}: ${target}`),
    );
    expect(broken).toEqual([]);
  });
});

describe('.env.example', () => {
  it('explains every variable that a process reads', () => {
    const example = read('.env.example');
    const configs = list('*config.ts').filter((file) => /(^|\/)config\.ts$/.test(file) && !file.startsWith('web/'));
    const names = configs.flatMap((file) =>
      [...read(file).matchAll(/^\s+([A-Z][A-Z0-9_]{2,}):/gm)].map((match) => match[1] ?? ''),
    );
    expect([...new Set(names)].filter((name) => !new RegExp(`^#? ?${name}=`, 'm').test(example))).toEqual([]);
  });
});

let refused: string[] | undefined;

const importRules = /noRestrictedImports|noUndeclaredDependencies|noNodejsModules/;

/** Plants a file for each of the imports, lints them by the rules of the repository, and returns those that are refused. */
function refusedImports(): string[] {
  refused ??= lintPlanted([...forbiddenImports, ...allowedImports]);
  return refused;
}

function lintPlanted(imports: [file: string, specifier: string][]): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'shopwright-zones-'));
  for (const file of ['biome.json', ...manifests]) cpSync(path.join(root, file), path.join(folder, file));
  const planted = imports.map(([file, specifier], index) => {
    const name = file.replace(/x(\.test)?\.ts$/, `x-${index}$1.ts`);
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), `import { x } from '${specifier}';\nexport const y = x;\n`);
    return { name, what: `${file}: ${specifier}` };
  });
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  const lint = spawnSync(process.execPath, [biome, 'lint', '--vcs-enabled=false', '--reporter=github', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  const lines = lint.stdout.split('\n').filter((line) => importRules.test(line));
  return planted.filter(({ name }) => lines.some((line) => line.includes(`/${name},`))).map(({ what }) => what);
}
