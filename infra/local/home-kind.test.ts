import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { assertHomeKind, checkHomeKind } from './home-kind';

let home: string;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'shopwright-home-'));
});
afterEach(() => rmSync(home, { recursive: true }));

const kinds = {
  trial: { isProduction: false, isRehearsal: false },
  rehearsal: { isProduction: true, isRehearsal: true },
  production: { isProduction: true, isRehearsal: false },
};
type Kind = keyof typeof kinds;

const start = async (kind: Kind) => {
  await assertHomeKind({ home, ...kinds[kind] });
  writeFileSync(path.join(home, 'secrets.json'), '{}');
};

describe('assertHomeKind', () => {
  it.each<[Kind, string]>([
    ['trial', 'trial store'],
    ['rehearsal', 'rehearsal'],
    ['production', 'production store'],
  ])('keeps a folder with its first start as a %s', async (first, named) => {
    await start(first);
    await start(first);
    for (const other of Object.keys(kinds) as Kind[]) {
      if (other !== first)
        await expect(start(other)).rejects.toThrow(
          `${home} belongs to a ${named}. Set SHOP_HOME to another folder for the ${other}`,
        );
    }
  });

  it('gives a folder without data to the store that is started next', async () => {
    await assertHomeKind({ home, ...kinds.trial });
    await start('production');
    await expect(start('trial')).rejects.toThrow('belongs to a production store');
  });
});

describe('checkHomeKind', () => {
  it('finds the folder of a trial for a production store, and changes nothing', async () => {
    expect(checkHomeKind(path.join(home, 'new'), 'production')).toEqual([]);
    await start('trial');
    expect(checkHomeKind(home, 'production')).toEqual([
      { setting: home, message: expect.stringContaining('belongs to a trial store.') },
    ]);
    expect(checkHomeKind(home, 'trial')).toEqual([]);
  });
});
