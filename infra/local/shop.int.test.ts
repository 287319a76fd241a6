import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from './servers/ports';
import { readSettings } from './settings';
import { Shop } from './shop';

describe('Shop', () => {
  let home: string;
  let port: number;

  beforeEach(async () => {
    home = mkdtempSync(path.join(tmpdir(), 'shopwright-shop-'));
    port = await freePort();
  });

  afterEach(() => rmSync(home, { recursive: true }));

  const shop = () =>
    new Shop(readSettings({ PORT: String(port), SHOP_HOME: home }, '/'), { verbose: false, dev: false });

  it('names the port that is in use, and how to choose another', async () => {
    const other = createServer().listen(port, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const refused = shop();
    await expect(refused.start()).rejects.toThrow(
      `Port ${port} is already in use. Choose another: PORT=${port + 1} npm start`,
    );
    await refused.stop();
    other.close();
    expect(existsSync(path.join(home, 'lock'))).toBe(false);
  });
});
