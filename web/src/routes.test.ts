import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { namespaces } from './i18n/messages';

const source = import.meta.dirname;
const read = (file: string) => readFileSync(path.join(source, file), 'utf8');

const namespaceOf = new Map<string, string>();
for (const name of namespaces) {
  const file = (await import(`./i18n/locales/en/${name}.ts`)) as Record<string, Record<string, string>>;
  for (const key of Object.keys(file[name] ?? {})) {
    namespaceOf.set(key, name);
    namespaceOf.set(key.replace(/_(zero|one|two|few|many|other)$/, ''), name);
  }
}

const exists = (file: string) => {
  try {
    read(file);
    return true;
  } catch {
    return false;
  }
};

/** Lists the files that one statically imports, among ours. Types cost nothing and name no text. */
function importsOf(file: string): string[] {
  const statements = read(file).matchAll(/^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+)';/gms);
  return [...statements].flatMap(([, target = '']) => {
    const base = path.join(path.dirname(file), target);
    return [`${base}.ts`, `${base}.tsx`].filter(exists);
  });
}

/** Writes texts in any language, and loads their messages by itself. */
const inAnyLanguage = 'features/store/default-texts.ts';

/** Returns a file with all that it imports in turn. */
function filesOf(entry: string): Set<string> {
  const files = new Set<string>();
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file) || file === inAnyLanguage) continue;
    files.add(file);
    waiting.push(...importsOf(file));
  }
  return files;
}

/** Lists the namespaces of all messages that a page and what it imports name. */
function namespacesOf(entry: string): Map<string, string[]> {
  const used = new Map<string, string[]>();
  for (const file of filesOf(entry)) {
    for (const [, key = ''] of read(file).matchAll(/['"]([a-z]+\.[a-z0-9_]+)['"]/g)) {
      const namespace = namespaceOf.get(key);
      if (namespace !== undefined) used.set(namespace, [...(used.get(namespace) ?? []), `${key} in ${file}`]);
    }
  }
  return used;
}

const namesIn = (list: string): string[] => [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);

interface Route {
  file: string;
  listed: string[];
}

const routes: Route[] = ['routes.tsx', 'site.tsx'].flatMap((file) =>
  [...read(file).matchAll(/page\(\s*[^,]+,\s*\[([^\]]*)\],\s*\(\) => import\('\.\/([^']+)'\)/g)].map(
    ([, listed = '', module = '']) => ({
      file: `${module}.tsx`,
      listed: namesIn(listed),
    }),
  ),
);

/** `language.ts` loads them with the first page. */
const withEveryPage = ['shop'];

/** Lists the files that a file imports later, with the namespaces that it loads along with them. */
function laterFilesOf(file: string): Route[] {
  const text = read(file);
  const loaded = [...text.matchAll(/loadMessages\(\[([^\]]*)/g)].flatMap(([, names = '']) => namesIn(names));
  return [...text.matchAll(/(withPartMessages\()?import\('(\.[^']+)'\)/g)].flatMap(([, withParts, target = '']) => {
    const base = path.join(path.dirname(file), target);
    const listed = withParts ? ['parts', ...loaded] : loaded;
    return [`${base}.ts`, `${base}.tsx`].filter(exists).map((later) => ({ file: later, listed }));
  });
}

describe('a first visit names no messages that come later', () => {
  it('itself', () => {
    expect([...namespacesOf('main.tsx')].filter(([name]) => !withEveryPage.includes(name))).toEqual([]);
  });

  const lists = ['layout/parts.ts', 'pages/home-parts.ts', 'features/catalog/filters.ts'];
  const files = [...filesOf('main.tsx')].filter((file) => file !== 'site.tsx');
  const later = [...files, ...lists].flatMap(laterFilesOf);
  it.each(later)('in $file, which comes with them', ({ file, listed }) => {
    const missing = [...namespacesOf(file)].filter(([name]) => ![...withEveryPage, ...listed].includes(name));
    expect(missing).toEqual([]);
  });
});

describe('each page lists the messages that it and its parts name', () => {
  it('finds the pages', () => {
    expect(routes.length).toBeGreaterThan(45);
  });

  it.each(routes)('$file', ({ file, listed }) => {
    const missing = [...namespacesOf(file)].filter(([name]) => ![...withEveryPage, ...listed].includes(name));
    expect(missing).toEqual([]);
  });
});
