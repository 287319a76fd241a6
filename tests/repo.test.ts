import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findCircles, findUnranked, findUpwardImports } from '../infra/shape/layers';
import { readSourceFiles } from '../infra/shape/source-files';

/** Conventions that the linter cannot check. */
const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && existsSync(path.join(root, file)));
/** Tests and their support files may import from any workspace. */
const isTest = (file: string) =>
  /\.(test|e2e)\.tsx?$|^web\/e2e\/|\/test-[\w-]+\.ts$|^packages\/testing\/|\.config\.ts$/.test(file);

/** Imports that the zones of the linter refuse, from a file of a folder, and some that they allow. */
const forbiddenImports: [file: string, specifier: string][] = [
  ['web/src/x.ts', '@shopwright/service-kit/runtime/logger'],
  ['services/order/src/x.ts', '@shopwright/catalog/x'],
  ['bff/src/x.ts', '@shopwright/service-kit/database/connection'],
  ['bff/src/x.ts', '@shopwright/service-kit/messaging/outbox'],
  ['bff/src/x.ts', '@shopwright/service-kit/messaging/relay'],
  ['workers/src/x.ts', '@shopwright/service-kit/messaging/relay'],
  ['workers/src/x.ts', 'drizzle-orm/pg-core'],
  ['workers/src/x.ts', '@shopwright/bff/x'],
  ['bff/src/x.ts', '@shopwright/workers/x'],
  ['bff/src/x.ts', '@shopwright/web/x'],
  ['packages/contracts/src/x.ts', 'node:fs'],
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
    const manifests = ['package.json', ...workspaces().map((folder) => `${folder}/package.json`)];
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

describe('the code', () => {
  it('reaches into another workspace only by its package name', () => {
    const crossing = files
      .filter((file) => !isTest(file) && !/^(infra|tests)\//.test(file))
      .flatMap((file) =>
        importsOf(file)
          .filter((specifier) => specifier.startsWith('.'))
          .filter((specifier) => workspaceOf(path.join(path.dirname(file), specifier)) !== workspaceOf(file))
          .map((specifier) => `${file}: ${specifier}`),
      );
    expect(crossing).toEqual([]);
  });

  it('keeps the test kits, and the tools of infra, out of the product', () => {
    const product = /^(packages|services|bff|workers|web\/src)\//;
    const wrong = files
      .filter((file) => product.test(file) && !/^packages\/testing\//.test(file))
      .flatMap((file) => importsOf(file).map((specifier) => ({ file, specifier })))
      .filter(
        ({ file, specifier }) =>
          (/^@shopwright\/(testing|tests)\//.test(specifier) && !isTest(file)) ||
          /\.\.\/(infra|tests)\//.test(specifier),
      )
      .map(({ file, specifier }) => `${file}: ${specifier}`);
    expect(wrong).toEqual([]);
  });

  it.each(forbiddenImports)('does not pass the linter where %s imports %s', (file, specifier) => {
    expect(refusedImports()).toContain(`${file}: ${specifier}`);
  });

  it.each(allowedImports)('passes the linter where %s imports %s', (file, specifier) => {
    expect(refusedImports()).not.toContain(`${file}: ${specifier}`);
  });

  it('has no barrels', () => {
    expect(files.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([]);
  });
});

describe('the shape that `npm run shape` prints', () => {
  const source = readSourceFiles(root);

  it('has no circle of imports', () => {
    expect(findCircles(source)).toEqual([]);
  });

  it('has no import against the layers', () => {
    expect(findUpwardImports(source)).toEqual([]);
  });

  it('has a layer for every folder', () => {
    expect(findUnranked(source)).toEqual([]);
  });
});

describe('.env.example', () => {
  it('explains every variable that a process reads', () => {
    const example = read('.env.example');
    const configs = files.filter((file) => /(^|\/)config\.ts$/.test(file) && !file.startsWith('web/'));
    const names = configs.flatMap((file) =>
      [...read(file).matchAll(/^\s+([A-Z][A-Z0-9_]{2,}):/gm)].map((match) => match[1] ?? ''),
    );
    expect([...new Set(names)].filter((name) => !new RegExp(`^#? ?${name}=`, 'm').test(example))).toEqual([]);
  });
});

let refused: string[] | undefined;

/** Plants a file for each of the imports, lints them by the rules of the repository, and returns those that are refused. */
function refusedImports(): string[] {
  refused ??= lintPlanted([...forbiddenImports, ...allowedImports]);
  return refused;
}

function lintPlanted(imports: [file: string, specifier: string][]): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'shopwright-zones-'));
  cpSync(path.join(root, 'biome.json'), path.join(folder, 'biome.json'));
  const planted = imports.map(([file, specifier], index) => {
    const name = file.replace(/x\.ts$/, `x-${index}.ts`);
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
  const lines = lint.stdout.split('\n').filter((line) => line.includes('noRestrictedImports'));
  return planted.filter(({ name }) => lines.some((line) => line.includes(`/${name},`))).map(({ what }) => what);
}

function workspaces(): string[] {
  return [
    'packages/contracts',
    'packages/mailbox',
    'packages/service-kit',
    'packages/stripe-sandbox',
    'packages/testing',
    'services/catalog',
    'services/order',
    'services/auth',
    'bff',
    'workers',
    'web',
    'infra',
    'tests',
  ];
}

function workspaceOf(file: string): string {
  return workspaces().find((folder) => file === folder || file.startsWith(`${folder}/`)) ?? '';
}

function importsOf(file: string): string[] {
  return [...read(file).matchAll(/\bfrom '([^']+)'|\bimport\('([^']+)'\)/g)].map((match) => match[1] ?? match[2] ?? '');
}
