import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Area, areas, areasUpTo } from './i18n/messages';

const source = import.meta.dirname;
const read = (file: string) => readFileSync(path.join(source, file), 'utf8');

const areaOf = new Map<string, Area>();
for (const area of areas) {
  for (const key of Object.keys(JSON.parse(read(`i18n/locales/en/${area}.json`)))) {
    areaOf.set(key, area);
    areaOf.set(key.replace(/_(zero|one|two|few|many|other)$/, ''), area);
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
const inAnyLanguage = 'features/settings/default-texts.ts';

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

/** Lists the messages that a file and what it imports name, but for those of the area and the areas before it. */
function missingIn(area: Area, entry: string): string[] {
  const known = areasUpTo(area);
  return [...filesOf(entry)].flatMap((file) =>
    [...read(file).matchAll(/['"]([a-z][a-z0-9_.]+)['"]/g)].flatMap(([, key = '']) => {
      const own = areaOf.get(key);
      return own && !known.includes(own) ? [`${key} in ${file}`] : [];
    }),
  );
}

const areaOfRow = { shopPage: 'shop', partsPage: 'parts', customerPage: 'customer', officePage: 'office' } as const;

interface Row {
  area: Area;
  file: string;
}

const pages: Row[] = ['routes.tsx', 'site.tsx'].flatMap((file) =>
  [
    ...read(file).matchAll(
      /(shopPage|partsPage|customerPage|officePage)\(\s*[^,]+,\s*\(\) => import\('\.\/([^']+)'\)/g,
    ),
  ].map(([, row, module = '']) => ({ area: areaOfRow[row as keyof typeof areaOfRow], file: `${module}.tsx` })),
);

/** Name only parts that `lazyPart` and `latePart` load. */
const lists = ['layout/parts.ts', 'pages/home-parts.ts', 'features/catalog/parts.ts'];

/**
 * Lists the files that a file imports later, with the area whose messages it loads along with them. `lazyPart` and
 * `latePart` load those of parts.
 */
function laterFilesOf(file: string): Row[] {
  const text = read(file);
  const known = lists.includes(file) || /\b(lazyPart|latePart)\(/.test(text) ? 'parts' : 'shop';
  return text.split('\n\n').flatMap((part) => {
    const area = (/withMessages\('(\w+)'/.exec(part)?.[1] ?? known) as Area;
    return [...part.matchAll(/import\('(\.[^']+)'\)/g)].flatMap(([, target = '']) => {
      const base = path.join(path.dirname(file), target);
      return [`${base}.ts`, `${base}.tsx`].filter(exists).map((later) => ({ file: later, area }));
    });
  });
}

describe('a first visit names no messages of other pages', () => {
  it('itself', () => {
    expect(missingIn('shop', 'main.tsx')).toEqual([]);
  });

  const files = [...filesOf('main.tsx')].filter((file) => file !== 'site.tsx');
  it.each([...files, ...lists].flatMap(laterFilesOf))('in $file, which comes later', ({ file, area }) => {
    expect(missingIn(area, file)).toEqual([]);
  });
});

describe('each page names only messages of its area', () => {
  it('finds the pages', () => {
    expect(pages.length).toBeGreaterThan(45);
  });

  it.each(
    pages.flatMap((page) => [
      page,
      ...[...filesOf(page.file)].flatMap(laterFilesOf).map(({ file, area }) => ({
        file,
        area: page.area === 'shop' ? area : page.area,
      })),
    ]),
  )('$file, of the $area', ({ area, file }) => {
    expect(missingIn(area, file)).toEqual([]);
  });
});
