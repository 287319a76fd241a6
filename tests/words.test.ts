import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

interface BannedWord {
  pattern: RegExp;
  /** The word of docs/glossary.md, or what plain English says. */
  instead: string;
}

const banned: BannedWord[] = [
  { pattern: /\bpictures?\b|[a-z]Pictures?\b|\b[pP]icture[A-Z]|\bPictures?[A-Z]/, instead: 'image' },
  { pattern: /\b[mM]ails\b|[a-z]Mails\b/, instead: 'email' },
  { pattern: /\banew\b/i, instead: 'again' },
  { pattern: /\blapse[ds]?\b|\blapsing\b/i, instead: 'expire' },
  { pattern: /\bwhoever\b/i, instead: 'the caller, the user or the process that' },
  { pattern: /\bwhatever\b/i, instead: 'any, or what it is' },
  { pattern: /\bmend(s|ed|ing)?\b/i, instead: 'fix, repair' },
  { pattern: /\bwish(es|ed)?\b|[a-z]Wish/i, instead: 'request, redemption' },
  { pattern: /\b(twice|again|repeated) is once\b/i, instead: 'idempotent' },
  { pattern: /\bisThis\b/, instead: 'a predicate that says what is true of what' },
  { pattern: /\bisMine\(/, instead: 'isOwnReview(review, user)' },
  { pattern: /\bnobody\b/i, instead: 'no one in particular: name the subject, or use the passive' },
  { pattern: /\bsomebod(y|ies)\b/i, instead: 'a user, a visitor, another process' },
  { pattern: /\brefusals?\b|[a-z]Refusal/i, instead: 'error, validation error' },
  { pattern: /\bbuyers?\b|[a-z]Buyer/i, instead: 'customer' },
  { pattern: /\b(of ours|of its own making)\b/i, instead: 'of the store, or nothing' },
  { pattern: /\bstands there\b/i, instead: 'is' },
  { pattern: /\bput(s|ting)? back\b|\bgive(s|n)? back\b/i, instead: 'release, restock, refund' },
];

/** Texts of other languages, demo data, generated files, and texts that are never edited. */
const isExcluded = (file: string): boolean =>
  /^(CHANGELOG\.md|LICENSE|package-lock\.json|docs\/glossary\.md|tests\/words\.test\.ts)$/.test(file) ||
  /^services\/catalog\/demo\//.test(file) ||
  /\/drizzle\//.test(file) ||
  /^web\/src\/i18n\/locales\/(?!en\/)/.test(file) ||
  /^workers\/src\/.*\/texts\/(?!en\.ts)/.test(file);

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|css|json|md)$/.test(file) && !isExcluded(file))
  .map((file) => ({ file, lines: withoutFixedNames(readFileSync(path.join(root, file), 'utf8')).split('\n') }));

/** Removes names that are stored or on the wire, which keep their spelling: queues, paths, columns, HTML elements, locks, Unix users. */
function withoutFixedNames(source: string): string {
  return source
    .replace(/\b(order|account)-mails\b/g, '')
    .replace(/\baccount_mails\w*|\bbuyer_id\b|\b[eE]mails\b/g, '')
    .replace(/\/mails\b|`mails to/g, '')
    .replace(/'lapsed'|`lapsed`|['`]nobody['`]/g, '')
    .replace(/<\/?picture\b/g, '')
    .replace(/\bisMine(: z\.boolean\(\)|: true)/g, '');
}

function findUses({ pattern }: BannedWord): string[] {
  return files.flatMap(({ file, lines }) =>
    lines.flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
}

const fragment = String.raw`(That|Whether|What|Whose|Whom|Who|How|Where|Which|Why)\b.*`;
/** A block, or a line with `//` that does not continue the line before. */
const fragments = new RegExp(String.raw`/\*\*?\s+(\* )?${fragment}|(?<!//.*\n\s*)// ${fragment}`, 'g');

const findFragments = (source: string): string[] => [...source.matchAll(fragments)].map(([found]) => found);

describe('words that are not used', () => {
  it.each(banned)('$pattern: use "$instead"', (word) => {
    expect(findUses(word)).toEqual([]);
  });

  it('are looked for in every part of the repository', () => {
    const parts = ['packages', 'services', 'bff', 'workers', 'web', 'infra', 'tests', 'docs'];
    expect(parts.filter((part) => !files.some(({ file }) => file.startsWith(`${part}/`)))).toEqual([]);
  });
});

describe('a comment', () => {
  it('starts with a verb, or is a noun phrase or a full sentence', () => {
    const found = files
      .filter(({ file }) => /\.(ts|tsx|mjs|css)$/.test(file))
      .flatMap(({ file, lines }) => findFragments(lines.join('\n')).map((text) => `${file}: ${text}`));
    expect(found).toEqual([]);
  });

  it.each([
    '/** What the operations work with. */',
    '/**\n * Whether it is\n * so. */',
    '{/* How many. */}',
    'const a = 1; // Where it is.',
  ])('is refused as a fragment: %j', (source) => {
    expect(findFragments(source)).toHaveLength(1);
  });

  it.each([
    '/** Returns what it found. */',
    '// Waits until it is known\n// What follows.',
    '/**\n * Says\n * What it is. */',
  ])('may use these words later: %j', (source) => {
    expect(findFragments(source)).toEqual([]);
  });
});
