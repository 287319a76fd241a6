import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { assertHomeKind } from './home-kind';

let home: string;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'shopwright-home-'));
});
afterEach(() => rmSync(home, { recursive: true }));

const start = async (isRehearsal: boolean) => {
  await assertHomeKind({ home, isRehearsal });
  writeFileSync(path.join(home, 'secrets.json'), '{}');
};

it('keeps a folder with the kind of its first start', async () => {
  await start(true);
  await start(true);
  await expect(start(false)).rejects.toThrow('belongs to a rehearsal. Set SHOP_HOME to another folder');
});

it('takes no folder of a store for a rehearsal', async () => {
  await start(false);
  await start(false);
  await expect(start(true)).rejects.toThrow('belongs to a store. Set SHOP_HOME to another folder');
});
