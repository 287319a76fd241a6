import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type LeftOut, leftOut } from './vite-left-out';

const code = `function kept() {
  return 1;
}
function gone$1(
  a
) {
  if (a) {
    return 2;
  }
}
Place.prototype.find = function () {
  return 3;
};
let isThere = kept().isThere;
`;
const sha256 = createHash('sha256').update(code).digest('hex');

function run(row: Partial<LeftOut>, text = code) {
  const plugin = leftOut([{ file: '/package/file.js', sha256, ...row }]);
  const error = (message: string) => {
    throw new Error(message);
  };
  const transform = plugin.transform as (this: object, code: string, id: string) => { code: string } | null;
  const buildEnd = plugin.buildEnd as (this: object) => void;
  return {
    transform: (id = '/node_modules/package/file.js') => transform.call({ error }, text, id)?.code,
    end: () => buildEnd.call({ error }),
  };
}

describe('leftOut', () => {
  it('takes out functions, methods and statements, and keeps the lines', () => {
    const row: Partial<LeftOut> = {
      functions: { gone$1: 'throw 1' },
      classes: ['Place'],
      statements: { 'kept().isThere': 'false' },
    };
    const edited = run(row).transform();
    expect(edited).toBe(
      `function kept() {\n  return 1;\n}\nfunction gone$1(\n  a\n) {throw 1}${'\n'.repeat(8)}let isThere = false;\n`,
    );
    expect(edited?.split('\n')).toHaveLength(code.split('\n').length);
  });

  it('leaves other files alone', () => {
    expect(run({}).transform('/node_modules/package/other.js')).toBeUndefined();
  });

  it('stops at a file that has changed', () => {
    expect(() => run({}, `${code}\n`).transform()).toThrow('has changed');
  });

  it.each<Partial<LeftOut>>([{ functions: { no: '' } }, { classes: ['No'] }, { statements: { 'no;': '' } }])(
    'stops at what is not there: %o',
    (row) => {
      expect(() => run(row).transform()).toThrow('nothing to leave out');
    },
  );

  it('stops where the file is not met', () => {
    expect(() => run({}).end()).toThrow('no /package/file.js');
  });
});
