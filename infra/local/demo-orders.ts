import postgres from 'postgres';
import * as z from 'zod';
import { environmentOfDemoOrders, type Wiring, wantsDemoOrders } from './environment';
import { fromRoot } from './paths';
import { runBundle } from './supervisor/program';

const result = z.object({ added: z.number() });

/**
 * Adds the orders of the demonstration in a process of its own, once, while the store is used already: a start does not
 * wait for it. Where that fails or is killed, the next start continues. Returns the function that ends it.
 */
export function startDemoOrders(wiring: Wiring, notice: (text: string) => void): () => void {
  const end = new AbortController();
  if (wantsDemoOrders(wiring.settings)) {
    void addDemoOrders(wiring, notice, end.signal).catch((error: unknown) => {
      if (end.signal.aborted) return;
      const reason = error instanceof Error ? error.message : String(error);
      notice(`could not be added, the next start tries again: ${reason}`);
    });
  }
  return () => end.abort();
}

async function addDemoOrders(wiring: Wiring, notice: (text: string) => void, signal: AbortSignal): Promise<void> {
  if (await areAdded(wiring.databaseUrls.auth)) return;
  const what = 'The command that adds the orders of the demonstration';
  const file = fromRoot('infra/dist/demo-orders.cjs');
  const output = await runBundle(file, what, environmentOfDemoOrders(wiring), { signal });
  const { added } = result.parse(JSON.parse(output.trim().split('\n').at(-1) ?? ''));
  if (added > 0) notice(`${added} orders of the last 90 days were added`);
}

/** Reads the mark that the command leaves, so that later starts do not run it. */
async function areAdded(authUrl: string): Promise<boolean> {
  const sql = postgres(authUrl, { max: 1, connect_timeout: 10, onnotice: () => undefined });
  try {
    const marks = await sql`select from seed_marks where name = 'demo orders'`;
    return marks.length > 0;
  } finally {
    await sql.end({ timeout: 5 });
  }
}
