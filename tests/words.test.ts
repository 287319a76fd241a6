import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

interface BannedWord {
  pattern: RegExp;
  /** The word of docs/glossary.md, or what plain English says. */
  instead: string;
  /** Files that still have the word. The number may only fall. */
  notYet?: number;
}

const banned: BannedWord[] = [
  { pattern: /\bpictures?\b|[a-z]Pictures?\b|\b[pP]icture[A-Z]|\bPictures?[A-Z]/, instead: 'image', notYet: 2 },
  { pattern: /\b[mM]ails\b|[a-z]Mails\b/, instead: 'email', notYet: 2 },
  { pattern: /\banew\b/i, instead: 'again', notYet: 3 },
  { pattern: /\blapse[ds]?\b|\blapsing\b/i, instead: 'expire', notYet: 4 },
  { pattern: /\bwhoever\b/i, instead: 'the caller, the user or the process that', notYet: 5 },
  { pattern: /\bwhatever\b/i, instead: 'any, or what it is', notYet: 5 },
  { pattern: /\bmend(s|ed|ing)?\b/i, instead: 'fix, repair' },
  { pattern: /\bwish(es|ed)?\b|[a-z]Wish/i, instead: 'request, redemption' },
  { pattern: /\b(twice|again|repeated) is once\b/i, instead: 'idempotent' },
  { pattern: /\bisThis\b/, instead: 'a predicate that says what is true of what' },
  { pattern: /\bisMine\(/, instead: 'isOwnReview(review, user)' },
  { pattern: /\bnobody\b/i, instead: 'no one in particular: name the subject, or use the passive', notYet: 13 },
  { pattern: /\bsomebod(y|ies)\b/i, instead: 'a user, a visitor, another process', notYet: 4 },
  { pattern: /\brefusals?\b|[a-z]Refusal/i, instead: 'error, validation error', notYet: 2 },
  { pattern: /\bbuyers?\b|[a-z]Buyer/i, instead: 'customer', notYet: 6 },
  { pattern: /\b(of ours|of its own making)\b/i, instead: 'of the store, or nothing', notYet: 1 },
  { pattern: /\bstands there\b/i, instead: 'is', notYet: 1 },
  { pattern: /\bput(s|ting)? back\b|\bgive(s|n)? back\b/i, instead: 'release, restock, refund', notYet: 1 },
];

/** Texts of other languages, demo data, generated files, and texts that are never edited. */
const isExcluded = (file: string): boolean =>
  /^(CHANGELOG\.md|LICENSE|package-lock\.json|docs\/glossary\.md|tests\/words\.test\.ts)$/.test(file) ||
  /^docs\/decisions\/00(0\d|1[0-3])-/.test(file) ||
  /^services\/catalog\/demo\//.test(file) ||
  /\/drizzle\//.test(file) ||
  /^web\/src\/i18n\/locales\/(?!en\/)/.test(file) ||
  /^workers\/src\/.*\/texts\/(?!en\.ts)/.test(file);

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|css|json|md)$/.test(file) && !isExcluded(file))
  .map((file) => ({ file, lines: withoutFixedNames(readFileSync(path.join(root, file), 'utf8')).split('\n') }));

/** Removes names that are stored or on the wire, which keep their spelling: queues, paths, columns, HTML elements. */
function withoutFixedNames(source: string): string {
  return source
    .replace(/\b(order|account)-mails\b/g, '')
    .replace(/\baccount_mails\w*|\bbuyer_id\b|\b[eE]mails\b/g, '')
    .replace(/\/mails\b/g, '')
    .replace(/<\/?picture\b/g, '')
    .replace(/\bisMine(: z\.boolean\(\)|: true)/g, '');
}

function findUses({ pattern }: BannedWord): string[] {
  return files.flatMap(({ file, lines }) =>
    lines.flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
}

describe('words that are not used', () => {
  it.each(banned)('$pattern: use "$instead"', (word) => {
    const uses = findUses(word);
    const count = new Set(uses.map((use) => use.split(':')[0])).size;
    if (word.notYet === undefined) return expect(uses).toEqual([]);
    console.info(`${word.pattern}: ${count} of ${word.notYet} files\n  ${uses.slice(0, 20).join('\n  ')}`);
    expect(count, 'the number of files with this word may only fall').toBeLessThanOrEqual(word.notYet);
    return undefined;
  });

  it('are looked for in every part of the repository', () => {
    const parts = ['packages', 'services', 'bff', 'workers', 'web', 'infra', 'tests', 'docs'];
    expect(parts.filter((part) => !files.some(({ file }) => file.startsWith(`${part}/`)))).toEqual([]);
  });
});
