import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTcpProxy, type TcpProxy } from '@shopwright/testing/tcp-proxy';
import { fromRoot, writeFileAtomic } from '../../local/paths';
import { startTestShop } from '../../local/tests/test-shop';
import { type LinkName, linkVariables, type ProcessName } from './faults';

/** A whole store whose connections pass through proxies and whose processes have clocks that can be set. */
export interface DrillStore {
  /** The folder with its endpoints.json. */
  home: string;
  links: Record<LinkName, TcpProxy>;
  /** Sets how far the clock of a process is ahead, also for its next start. */
  setClock(process: ProcessName, skewMs: number): Promise<void>;
  /** Copies the logs of its processes into a folder of `test-results`, which it returns. */
  keepLogs(name: string): string;
  stop(): Promise<void>;
}

/** Customers of a drill come from one address. Unpaid checkouts end within the run, and payments come too late. */
const settings = { RATE_LIMIT: 'off', RESERVATION_MINUTES: '1', RECONCILE_SECONDS: '10' };

export async function startDrillStore(env: NodeJS.ProcessEnv = {}): Promise<DrillStore> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shopwright-drill-'));
  const entries: [LinkName, TcpProxy][] = [];
  for (const [name, variable] of Object.entries(linkVariables) as [LinkName, string][])
    entries.push([name, await startTcpProxy(() => readTarget(path.join(folder, variable)))]);
  const ports = Object.fromEntries(entries.map(([name, { port }]) => [linkVariables[name], port]));
  const end = () => {
    for (const [, proxy] of entries) proxy.close();
    rmSync(folder, { recursive: true, force: true });
  };
  const preload = `${process.env.NODE_OPTIONS ?? ''} --require "${fromRoot('infra/lab/chaos/preload.cjs')}"`;
  const drill = { NODE_OPTIONS: preload, DRILL_FOLDER: folder, DRILL_PROXIES: JSON.stringify(ports) };
  const shop = await startTestShop({ ...settings, ...drill, ...env }).catch((error: unknown) => {
    end();
    throw error;
  });
  const clocks: Partial<Record<ProcessName, number>> = {};
  return {
    home: shop.home,
    links: Object.fromEntries(entries) as Record<LinkName, TcpProxy>,
    setClock: async (name, skewMs) => {
      clocks[name] = skewMs;
      await writeFileAtomic(path.join(folder, 'clocks.json'), JSON.stringify(clocks));
    },
    keepLogs: (name) => {
      const kept = fromRoot('test-results', name);
      cpSync(path.join(shop.home, 'logs'), kept, { recursive: true });
      return kept;
    },
    stop: async () => {
      await shop.stop();
      end();
    },
  };
}

/** Returns undefined before any process has said where its link leads to. */
function readTarget(file: string): { host: string; port: number } | undefined {
  try {
    const [host = '', port] = readFileSync(file, 'utf8').split(':');
    return { host, port: Number(port) };
  } catch {
    return undefined;
  }
}
