import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import recorded from './decisions.json';

const folder = path.resolve(import.meta.dirname, '../docs/decisions');
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .sort();
const known: Record<string, string> = recorded;

/** The lines below the title that may be added later. */
const statusLine = /^(Superseded|Amended) by decisions? \d+(, \d+)*( and \d+)?\.$/;

/** Returns the SHA-256 of a decision, without its status lines and the empty line after each. */
function hashText(text: string): string {
  const lines = text.trimEnd().split('\n');
  while (statusLine.test(lines[2] ?? '')) lines.splice(2, lines[3] === '' ? 2 : 1);
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

/** Says what is wrong with a decision; undefined where its text is the recorded one. */
function findFault(file: string, text: string): string | undefined {
  const hash = hashText(text);
  if (known[file] === hash) return undefined;
  if (known[file] === undefined)
    return `docs/decisions/${file} is new; add to tests/decisions.json: "${file}": "${hash}"`;
  return `docs/decisions/${file} was edited; write a new decision that supersedes it`;
}

describe('decisions', () => {
  it.each(files)('%s is as it was made', (file) => {
    expect(findFault(file, readFileSync(path.join(folder, file), 'utf8'))).toBeUndefined();
  });

  it('are never removed or renamed', () => {
    const gone = Object.keys(known).filter((file) => !files.includes(file));
    expect(gone.map((file) => `docs/decisions/${file} is gone; a decision is superseded by a new one`)).toEqual([]);
  });

  it('have a number each, and state it in their title', () => {
    const numbers = files.map((file) => Number(file.slice(0, 4)));
    expect(numbers).toEqual(files.map((_, index) => index + 1));
    const titles = files.map((file) => Number(/^# (\d+)\. /.exec(readFileSync(path.join(folder, file), 'utf8'))?.[1]));
    expect(titles).toEqual(numbers);
  });
});

describe('the check of a decision', () => {
  const [file = ''] = files;
  const text = readFileSync(path.join(folder, file), 'utf8');

  it.each([
    ['an edited word', text.replace('source', 'sources')],
    ['an added line', `${text}\nOne more line.\n`],
    ['a removed line', text.split('\n').toSpliced(4, 1).join('\n')],
  ])('refuses %s', (_, edited) => {
    expect(findFault(file, edited)).toBe(`docs/decisions/${file} was edited; write a new decision that supersedes it`);
  });

  it('allows a line below the title that names the decision which supersedes it', () => {
    const [title, ...rest] = text.split('\n');
    expect(findFault(file, [title, '', 'Superseded by decision 99.', ...rest].join('\n'))).toBeUndefined();
    expect(findFault(file, [title, '', 'Amended by decisions 98 and 99.', ...rest].join('\n'))).toBeUndefined();
  });

  it('asks for the line of a decision that is not recorded', () => {
    expect(findFault('9999-new.md', '# 9999. New\n')).toMatch(
      /^docs\/decisions\/9999-new\.md is new; add to tests\/decisions\.json: "9999-new\.md": "[0-9a-f]{64}"$/,
    );
  });
});
