import { createServer } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { startDemoOrders } from './demo-orders';
import type { Wiring } from './environment';
import { readSettings } from './settings';

/** A port without a server: its database cannot be read. */
async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

async function wiring(env: NodeJS.ProcessEnv = {}): Promise<Wiring> {
  const auth = `postgres://auth:secret@127.0.0.1:${await closedPort()}/shop`;
  return { settings: readSettings(env, '/repo'), databaseUrls: { auth } } as Wiring;
}

describe('startDemoOrders', () => {
  it('says at the terminal that the orders could not be added, without a password', async () => {
    const notice = vi.fn<(text: string) => void>();
    startDemoOrders(await wiring(), notice);
    await vi.waitFor(() => expect(notice).toHaveBeenCalled(), { timeout: 20_000 });
    expect(notice.mock.calls[0]?.[0]).toMatch(/^could not be added, the next start tries again: /);
    expect(notice.mock.calls[0]?.[0]).not.toContain('secret');
  });

  it('says nothing of a store that is told to stop, nor of one that wants no orders', async () => {
    const notice = vi.fn<(text: string) => void>();
    startDemoOrders(await wiring(), notice)();
    startDemoOrders(await wiring({ SEED: 'none' }), notice);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(notice).not.toHaveBeenCalled();
  });
});
